### Játékok saját tábla nélkül: szövegként rajzolva, a lépések gombokként.
plain-table = Az asztal szövegként
plain-moves = Lépések
plain-your-turn = Te jössz: válassz egy lépést
plain-turn-of = { $name }, válassz egy lépést
plain-find = Lépés keresése
plain-found = { $all } lépésből { $count }
plain-over = A játék véget ért
plain-points = { $count } pont
plain-seen-by = Akinek a szemével látjuk
plain-seen-by-all = egy néző
