import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import styles from './menu.module.css';

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

const GAP = 4; // px between button and menu
const MARGIN = 12; // px that stay free at the window's edge

const Action = ({ icon, label, onSelect }: MenuAction): ReactNode => (
  <Base.Item className={styles.item} onClick={onSelect}>
    {icon}
    <span className={styles.label}>{label}</span>
  </Base.Item>
);

const Choice = ({ options, value, onChange }: MenuChoice): ReactNode => (
  <Base.RadioGroup value={value} onValueChange={onChange}>
    {options.map((option) => (
      <Base.RadioItem
        key={option.value}
        value={option.value}
        disabled={option.disabled}
        closeOnClick
        lang={option.lang}
        className={styles.item}
      >
        {option.icon}
        <span className={styles.label}>
          {option.label}
          {option.detail != null && <span className={styles.detail}>{option.detail}</span>}
        </span>
        {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
        <Base.RadioItemIndicator className={styles.mark} render={<Check aria-hidden="true" size={16} />} />
      </Base.RadioItem>
    ))}
  </Base.RadioGroup>
);

/** Hands on the press that loaded the menu: its first item has the focus then, as when it is opened by keys. */
const usePressOnce = (button: RefObject<HTMLButtonElement | null>): void => {
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) return;
    isPressed.current = true;
    button.current?.click();
  }, [button]);
};

/** A menu with its button, on the side where there is room for it: apart, because what places it is heavy. */
export const MenuWindow = ({ trigger, actions = [], choice, align = 'end', onOpen }: MenuProps): ReactNode => {
  const button = useRef<HTMLButtonElement>(null);
  usePressOnce(button);
  return (
    <Base.Root modal={false} onOpenChange={(open) => open && onOpen?.()}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={GAP} collisionPadding={MARGIN}>
          <Base.Popup className={styles.popup}>
            {actions.map((action) => (
              <Action key={action.label} {...action} />
            ))}
            {choice && <Choice {...choice} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
