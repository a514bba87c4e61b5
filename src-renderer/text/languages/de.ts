export const files = import.meta.glob<string>('../../../resources/messages/de/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
