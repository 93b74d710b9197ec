import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { serverNow } from '../../connection/connection.ts';
import { isOnBreak } from '../../session/break.ts';
import { useSession } from '../../session/session.ts';
import { AmountsIn } from '../../session/shown-currency.tsx';
import { createStore, useStore } from '../../store/store.ts';

/** The unit of play money: the same word in every language, and the name of no currency. */
const UNIT = 'PLAY';

const isTrying = createStore(false); // a guest of this page tries the tables that can be tried

interface PlayMoney {
  readonly isOffered: boolean; // this visitor may try this table
  readonly isOn: boolean; // they do
  set(on: boolean): void;
}

const nowhere: PlayMoney = { isOffered: false, isOn: false, set: isTrying.set };

const Context = createContext(nowhere);

/** Play money at the table around: never for anybody who is signed in, or took a break on this device. */
export const usePlayMoney = (): PlayMoney => use(Context);

/** A table that guests may try with play money. */
export const PlayMoneyTable = ({ children }: { children: ReactNode }): ReactNode => {
  const { status } = useSession();
  const wanted = useStore(isTrying);
  const isOffered = status === 'guest' && !isOnBreak(serverNow());
  const isOn = isOffered && wanted;
  useEffect(() => {
    if (status === 'player') isTrying.set(false); // after signing out the real table is shown again
  }, [status]);
  const value = useMemo(() => ({ isOffered, isOn, set: isTrying.set }), [isOffered, isOn]);
  return (
    <Context value={value}>
      <AmountsIn unit={isOn ? UNIT : undefined}>{children}</AmountsIn>
    </Context>
  );
};
