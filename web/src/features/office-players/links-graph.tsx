import type { ReactNode } from 'react';
import type { LinkedAccount } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMedia } from '../../core/ui/use-media.ts';
import { placesOf, type Edge, type Point } from './links.maths.ts';
import styles from './links.module.css';

const wide = { width: 720, height: 420, margin: 72, shown: 12, letters: 16 };
const narrow = { width: 340, height: 380, margin: 52, shown: 6, letters: 11 };

const cut = (nick: string, letters: number): string =>
  nick.length > letters ? `${nick.slice(0, letters - 1)}…` : nick;

const EdgeLine = ({ edge, from, to }: { edge: Edge; from: Point; to: Point }): ReactNode => {
  const t = useMessages('office-players', 'links');
  const words = edge.links.map(({ kind }) => t(`kind.${kind}`));
  return (
    <>
      <path
        className={styles.edge}
        data-strong={edge.links.length > 1 || undefined}
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      />
      {words.map((word, line) => (
        <text key={word} className={styles.reason} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 + line * 13}>
          {word}
        </text>
      ))}
    </>
  );
};

const stateOf = ({ isBlocked, isExcluded, isStaff }: LinkedAccount): string | undefined =>
  isBlocked ? 'blocked' : isExcluded ? 'excluded' : isStaff ? 'staff' : undefined;

/**
 * Accounts around the one that is looked at, and a line with its reasons between those that share something. A picture: the list
 * below says the same.
 */
export const LinksGraph = ({
  accounts,
  edges,
}: {
  accounts: readonly LinkedAccount[];
  edges: readonly Edge[];
}): ReactNode => {
  const size = useMedia('(max-width: 600px)') ? narrow : wide;
  const shown = accounts.slice(0, size.shown + 1);
  const places = placesOf(shown, size);
  return (
    <svg className={styles.graph} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {edges.map((edge) => {
        const [from, to] = [places.get(edge.from), places.get(edge.to)];
        return from && to && <EdgeLine key={`${edge.from} ${edge.to}`} edge={edge} from={from} to={to} />;
      })}
      {shown.map((account, index) => {
        const { x, y } = places.get(account.userId) ?? { x: 0, y: 0 };
        return (
          <g
            key={account.userId}
            className={styles.node}
            data-state={stateOf(account)}
            data-centre={index === 0 || undefined}
          >
            <circle cx={x} cy={y} r={index === 0 ? 12 : 8} />
            <text x={x} y={y + (index === 0 ? 28 : 24)}>
              {cut(account.nick, size.letters)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
