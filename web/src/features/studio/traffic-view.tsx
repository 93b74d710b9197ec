import type { ReactNode } from 'react';
import { Pending } from '../../core/office/loaded.tsx';
import { MixFields } from './mix-fields.tsx';
import { PlayedTable } from './played-table.tsx';
import { partsOfPlayed, rowsOf } from './traffic-mix.ts';
import type { Traffic, TrafficOf } from './use-traffic.ts';

/** Played traffic, or one's own to write. */
export const TrafficView = ({ traffic, of }: { traffic: Traffic; of: TrafficOf }): ReactNode => {
  const { kind, played, nameOf, rows, read, alike, write } = traffic;
  const { compared, classId, stakeMinor } = of;
  if (kind === 'played')
    return played.data ? (
      <PlayedTable game={compared.game} traffic={played.data} nameOf={nameOf} />
    ) : (
      <Pending error={played.error} retry={played.retry} height={120} />
    );
  if (kind !== 'own') return null;
  const { data } = played;
  const [chosenRow] = rowsOf([{ classId, weight: 1, stakeMinor: String(stakeMinor) }]);
  return (
    chosenRow && (
      <MixFields
        rows={rows}
        read={read}
        config={compared.after}
        chosenId={classId}
        chosenRow={chosenRow}
        nameOf={nameOf}
        onRows={write}
        onPlayed={data && data.classes.length > 0 ? () => write(rowsOf(partsOfPlayed(data))) : undefined}
        onAlike={() => write(rowsOf(alike))}
      />
    )
  );
};
