# Wer zuerst legt, wo zwei zusammen bauen.
you-first = Du zuerst
you-first-sent = Du wartest, bis { $name } legt.
you-first-asked = { $name } möchte, dass du zuerst legst.
you-first-must = Ihr wartet beide: Deine Zufallskarte ist niedriger, also legst du zuerst.
you-first-they-must = Ihr wartet beide: { $name } hat die niedrigere Zufallskarte und legt zuerst.
