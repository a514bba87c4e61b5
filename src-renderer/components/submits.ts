/** A form's `onsubmit`: does it, and the page stays where it is. */
export function submits(act: () => unknown): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    void act();
  };
}
