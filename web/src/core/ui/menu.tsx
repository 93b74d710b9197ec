import { cloneElement, lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';

const MenuWindow = lazy(async () => ({ default: (await import('./menu-window.tsx')).MenuWindow }));

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
}

/** Something to do. */
export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  onSelect(): void;
}

/** One of several, of which one is in force. */
export interface MenuOption<T extends string = string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly note?: string | undefined; // beside the label, in small
  readonly detail?: ReactNode; // below the label, in small
  readonly disabled?: boolean;
  readonly icon?: ReactNode;
  readonly lang?: string; // language of the label, when it is not the interface's
}

export interface MenuChoice<T extends string = string> {
  readonly options: readonly MenuOption<T>[];
  readonly value: T;
  onChange(value: T): void;
}

export interface MenuProps {
  trigger: ReactElement<TriggerProps>; // a button: it gets the menu's aria state
  actions?: readonly MenuAction[];
  choice?: MenuChoice | undefined;
  align?: 'start' | 'end';
  onOpen?: () => void;
}

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
