/** What the theme says first on each page: what this device keeps below the address of the site. */
declare function __md_get(name: string): { index: number } | null;
declare function __md_set(name: string, kept: object): void;
