// Gives a child of Node what Electron gives a utility process, and takes away what it does not give: loaded before the
// program by `node --import`. Messages come as events, and there is no `process.send`.
const send = process.send?.bind(process);
if (send === undefined) throw new Error('started without a channel');
Object.defineProperty(process, 'send', { value: undefined });
Object.defineProperty(process, 'parentPort', {
  value: Object.freeze({
    /** @param {unknown} message */
    postMessage: (message) => void send(message),
    /**
     * @param {string} name
     * @param {(event: { readonly data: unknown }) => void} listener
     */
    on: (name, listener) => {
      if (name !== 'message') throw new Error(`a parent port never emits ${name}`);
      process.on('message', (data) => listener(Object.freeze({ data, ports: [] })));
    },
  }),
});
// A utility process does not outlive its browser.
process.on('disconnect', () => process.exit());
