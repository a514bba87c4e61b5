/** What the catalogue says in this language, by the file of each area: one file of the built page. */
export const files = import.meta.glob<string>('../../../resources/messages/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
