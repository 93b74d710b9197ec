import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './popup.module.css';

export interface MenuProps {
  trigger: ReactElement; // a button: it gets the menu's aria state
  children: ReactNode; // MenuItem, MenuLink, MenuChoice, MenuSeparator
  align?: 'start' | 'center' | 'end';
}

/** A button that opens a list of actions or choices. */
export const Menu = ({ trigger, children, align = 'end' }: MenuProps): ReactNode => (
  <Base.Root modal={false}>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner className={styles.positioner} align={align} sideOffset={4} collisionPadding={12}>
        <Base.Popup className={styles.popup}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect(): void;
  children: ReactNode;
}

export const MenuItem = ({ icon, onSelect, children }: MenuItemProps): ReactNode => (
  <Base.Item className={styles.item} onClick={onSelect}>
    {icon}
    <span className={styles.label}>{children}</span>
  </Base.Item>
);

export const MenuLink = ({ icon, to, children }: { icon?: ReactNode; to: string; children: ReactNode }): ReactNode => (
  <Base.LinkItem className={styles.item} closeOnClick render={<Link to={to} />}>
    {icon}
    <span className={styles.label}>{children}</span>
  </Base.LinkItem>
);

export const MenuSeparator = (): ReactNode => <Base.Separator className={styles.separator} />;

export interface MenuChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}

export interface MenuChoiceProps<T extends string> {
  options: readonly MenuChoiceOption<T>[];
  value: T;
  onChange(value: T): void;
}

/** One of several, with a mark at the present one. */
export const MenuChoice = <T extends string>({ options, value, onChange }: MenuChoiceProps<T>): ReactNode => (
  <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)}>
    {options.map((option) => (
      <Base.RadioItem key={option.value} value={option.value} className={styles.item} closeOnClick>
        {option.icon}
        <span className={styles.label}>{option.label}</span>
        <Base.RadioItemIndicator className={styles.mark}>
          <Check aria-hidden="true" size={16} />
        </Base.RadioItemIndicator>
      </Base.RadioItem>
    ))}
  </Base.RadioGroup>
);
