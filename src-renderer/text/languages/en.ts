/** One file of the built page. */
export const files = import.meta.glob<string>('../../../resources/messages/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
