import type { ReactNode } from 'react';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useAddress } from './list-state.ts';
import styles from './office.module.css';

export interface PartsProps<Part extends string> {
  label: string;
  parts: readonly { readonly value: Part; readonly label: string }[];
  value: Part;
}

/** The parts of a page, one of which is shown: `?part=` of the address. */
export const Parts = <Part extends string>({ label, parts, value }: PartsProps<Part>): ReactNode => {
  const { replace } = useAddress();
  return (
    <SegmentedControl
      className={styles.parts ?? ''}
      label={label}
      options={parts}
      value={value}
      onChange={(part) => replace({ part })}
    />
  );
};
