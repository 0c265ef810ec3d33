# Ki rak le előbb, ahol ketten építenek.
you-first = Előbb te
you-first-sent = Arra vársz, hogy { $name } rakjon le először.
you-first-asked = { $name } azt szeretné, hogy te rakj le először.
you-first-must = Egymásra vártok: a te ülésrendsorsoló-kártyád az alacsonyabb, ezért te raksz le először.
you-first-they-must = Egymásra vártok: { $name } ülésrendsorsoló-kártyája az alacsonyabb, ezért ő rak le először.
