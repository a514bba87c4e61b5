/** Computes once for each object, by identity, and forgets with the object. Boxed, since a result may be undefined. */
export function onceFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly it: Made }>();
  return (of) => {
    const known = made.get(of) ?? { it: make(of) };
    made.set(of, known);
    return known.it;
  };
}
