import { useMessages } from '../../core/i18n/messages.ts';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Note } from '../../core/office/section.tsx';
import { Loading } from '../../core/office/loaded.tsx';
import { useAddress } from '../../core/office/list-state.ts';

const calculators = {
  deposit: lazyPart(async () => (await import('./expected-deposit.tsx')).DepositExpected),
  robbery: lazyPart(async () => (await import('./expected-draws.tsx')).RobberyExpected),
  newyear: lazyPart(async () => (await import('./expected-draws.tsx')).NewyearExpected),
  cashback: lazyPart(async () => (await import('./expected-measured.tsx')).CashbackExpected),
  rakeback: lazyPart(async () => (await import('./expected-measured.tsx')).RakebackExpected),
  locked: lazyPart(async () => (await import('./expected-measured.tsx')).LockedExpected),
} as const satisfies Readonly<Record<string, ComponentType>>;

type Kind = keyof typeof calculators;
const kinds = Object.keys(calculators) as Kind[];

/** The expected cost of a bonus per player, before it is switched on, computed in the browser. */
export const ExpectedSection = (): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { params, replace } = useAddress();
  const kind = kinds.find((each) => each === params.get('bonus')) ?? 'deposit';
  const Calculator = calculators[kind];
  return (
    <>
      <Note>{t('text')}</Note>
      <SelectField
        label={t('kind')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(bonus) => replace({ part: 'expected', bonus })}
      />
      <Suspense key={kind} fallback={<Loading />}>
        <Calculator />
      </Suspense>
    </>
  );
};
