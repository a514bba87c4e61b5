export const files = import.meta.glob<string>('../../../resources/messages/es/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
