import { Check } from 'lucide-react';
import {
  cloneElement,
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';
import { focusFirst, moveInMenu } from './menu-keys.ts';
import styles from './popup.module.css';

// Not the library's menu: its positioning alone would be a fifth of what the first page may weigh.

const CloseMenu = createContext<() => void>(() => undefined);

interface TriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface MenuProps {
  trigger: ReactElement<Partial<TriggerProps>>; // a button: it gets the menu's aria state
  children: ReactNode; // MenuItem, MenuLink, MenuChoice, MenuSeparator
  align?: 'start' | 'end';
  className?: string;
}

/** Calls back at a press outside of an element, while it is there. */
const usePressOutside = (inside: React.RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void => {
  useEffect(() => {
    if (!active) return;
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) onPress();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [inside, active, onPress]);
};

/** A button that opens a list of actions or choices. Arrow keys, Home, End and first letters move in it. */
export const Menu = ({ trigger, children, align = 'end', className }: MenuProps): ReactNode => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const dismiss = useCallback(() => setOpen(false), []);
  const close = useCallback(() => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  }, []);
  usePressOutside(root, open, dismiss);
  const keyDown = (event: React.KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') dismiss();
    else if (event.key === 'Escape') {
      event.stopPropagation(); // a dialog around stays open
      close();
    } else moveInMenu(event);
  };
  const aria: TriggerProps = {
    id: `${id}-trigger`,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  };
  return (
    <div ref={root} className={classNames(styles.menu, className)}>
      {cloneElement(trigger, aria)}
      {open && (
        <div
          ref={focusFirst}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={aria.id}
          className={classNames(styles.popup, styles[align])}
          onKeyDown={keyDown}
        >
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      )}
    </div>
  );
};

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect(): void;
  children: ReactNode;
}

export const MenuItem = ({ icon, onSelect, children }: MenuItemProps): ReactNode => {
  const close = use(CloseMenu);
  const select = (): void => {
    close();
    onSelect();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={select}>
      {icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
};

export interface MenuChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly note?: string | undefined; // beside the label, in small
  readonly icon?: ReactNode;
  readonly lang?: string; // of the label, when it is not the interface's
}

export interface MenuChoiceProps<T extends string> {
  options: readonly MenuChoiceOption<T>[];
  value: T;
  onChange(value: T): void;
}

/** One of several, with a mark at the present one. */
export const MenuChoice = <T extends string>({ options, value, onChange }: MenuChoiceProps<T>): ReactNode => {
  const close = use(CloseMenu);
  const choose = (next: T): void => {
    close();
    onChange(next);
  };
  return options.map((option) => (
    <button
      key={option.value}
      type="button"
      role="menuitemradio"
      aria-checked={option.value === value}
      tabIndex={-1}
      lang={option.lang}
      className={styles.item}
      onClick={() => choose(option.value)}
    >
      {option.icon}
      <span className={styles.label}>{option.label}</span>
      {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
      {option.value === value && <Check aria-hidden="true" size={16} className={styles.mark} />}
    </button>
  ));
};
