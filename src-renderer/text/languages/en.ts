/** What the catalogue says in this language, by the file of each area: one file of the built page. */
export const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../resources/messages/en/*.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
