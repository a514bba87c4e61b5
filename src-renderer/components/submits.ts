/** For a form's `onsubmit`: the page stays, and this is done. */
export const submits =
  (act: () => unknown) =>
  (event: Event): void => {
    event.preventDefault();
    void act();
  };
