import { cloneElement, lazy, Suspense, useState, type ReactNode } from 'react';
import type { MenuChoice, MenuProps } from './menu-window.tsx';

const MenuWindow = lazy(async () => ({ default: (await import('./menu-window.tsx')).MenuWindow }));

/** A button that opens a list of actions or a choice. The list loads when it is first opened. */
export const Menu = (props: MenuProps): ReactNode => {
  const { trigger } = props;
  const [wanted, setWanted] = useState(false);
  const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
  if (!wanted) return cloneElement(trigger, { ...closed, onClick: () => setWanted(true) });
  return (
    <Suspense fallback={cloneElement(trigger, closed)}>
      <MenuWindow {...props} />
    </Suspense>
  );
};

/** A menu of options, typed by their values. */
export const ChoiceMenu = <T extends string>({
  options,
  value,
  onChange,
  ...props
}: Omit<MenuProps, 'actions' | 'choice'> & MenuChoice<T>): ReactNode => {
  const change = (next: string): void => {
    const option = options.find((each) => each.value === next);
    if (option) onChange(option.value);
  };
  return <Menu {...props} choice={{ options, value, onChange: change }} />;
};
