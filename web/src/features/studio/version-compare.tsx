import { useMemo, useState, type ReactNode } from 'react';
import type { Version, VersionDetails } from 'server/contract';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import type { ConfigField } from '../../core/configs/config-fields.ts';
import tables from '../../core/configs/tables.module.css';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Section } from '../../core/office/section.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { useVersion, useVersions } from './use-versions.ts';

interface CompareProps {
  version: VersionDetails;
  active: VersionDetails;
  fields: readonly ConfigField[];
}

/** Facts of two versions side by side. */
const Sides = ({ sides }: { sides: readonly [VersionDetails, VersionDetails] }): ReactNode => {
  const t = useMessages('studio', 'main');
  const tv = useMessages('studio', 'version');
  const words = useMessages('configs', 'config');
  const { percent } = useFormat();
  const rows: readonly (readonly [name: string, textOf: (side: VersionDetails) => ReactNode])[] = [
    [tv('compare.status'), ({ status }) => t(`status.${status}`)],
    [t('fact.author'), ({ author }) => author ?? words('author.program')],
    [t('fact.rtp'), ({ rtpPercent }) => percent(rtpPercent)],
    [t('fact.reason'), ({ reason }) => reason || '—'],
  ];
  return (
    <div className={tables.scroll} tabIndex={0} role="region" aria-label={tv('compare')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{tv('compare')}</span>
            </th>
            {sides.map(({ id, version }) => (
              <th key={id} scope="col">
                {t('version', { version })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, textOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sides.map((side) => (
                <td key={side.id}>{textOf(side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const byId = ({ id }: Version): string => String(id);

/** A version beside another one of its game, drafts too: the active one at first. */
export const VersionCompare = ({ version, active, fields }: CompareProps): ReactNode => {
  const t = useMessages('studio', 'main');
  const tv = useMessages('studio', 'version');
  const others = (useVersions(version.game).data?.versions ?? []).filter(({ id }) => id !== version.id);
  const [chosen, setChosen] = useState(String(active.id));
  const id = others.some((each) => byId(each) === chosen) ? Number(chosen) : others[0]?.id;
  const other = useVersion(id).data;
  const changes = useMemo(
    () => (other ? changesBetween(fields, other.config, version.config) : []),
    [fields, other, version.config],
  );
  if (others.length === 0) return null;
  return (
    <Section title={tv('compare')}>
      <SelectField
        label={tv('compare.with')}
        value={String(id)}
        options={others.map((each) => ({
          value: byId(each),
          label: `${t('version', { version: each.version })} · ${t(`status.${each.status}`)}`,
        }))}
        onChange={setChosen}
      />
      {other && (
        <>
          <Sides sides={[other, version]} />
          <ChangesTable
            title={tv('changes.between')}
            none={tv('compare.same')}
            game={version.game}
            changes={changes}
            before={other.config}
            after={version.config}
            labels={{
              before: t('version', { version: other.version }),
              after: t('version', { version: version.version }),
            }}
          />
        </>
      )}
    </Section>
  );
};
