import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A part that loads when it is first shown, or ahead by `load`: it is then shown at once, with nothing in between. */
export interface Loadable<P extends object> {
  (props: P): ReactNode;
  load(): Promise<void>;
}

export const loadable = <P extends object>(read: () => Promise<ComponentType<P>>): Loadable<P> => {
  let ready: ComponentType<P> | undefined;
  const load = async (): Promise<ComponentType<P>> => (ready ??= await read());
  const Later = lazy(async () => ({ default: await load() })) as ComponentType<P>;
  const Part = (props: P): ReactNode => {
    const [Shown] = useState(() => ready ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Part, { load: async () => void (await load()) });
};
