import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { moveByArrows } from './roving.ts';
import type { Option } from './segmented-control.tsx';
import styles from './tabs.module.css';

export interface TabsProps<T extends string> {
  label: string; // subject of the tabs
  tabs: readonly Option<T>[];
  value: T;
  onChange(value: T): void;
  children: ReactNode; // the panel of the chosen tab
  look?: 'line' | 'segmented';
  className?: string | undefined;
  panelClass?: string | undefined; // class of a panel that begins with something to focus
}

/** Tabs over one panel; the panel's content is the caller's choice by `value`. */
export const Tabs = <T extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  look = 'line',
  className,
  panelClass,
}: TabsProps<T>): ReactNode => {
  const id = useId();
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={classNames(styles.list, styles[look])} onKeyDown={moveByArrows}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            className={styles.option}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={panelClass ?? styles.panel}
        tabIndex={panelClass === undefined ? 0 : undefined}
      >
        {children}
      </div>
    </div>
  );
};
