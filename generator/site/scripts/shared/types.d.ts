type Child = string | Node | null | undefined | false | 0 | Child[];
