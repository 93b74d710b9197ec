import { houseGames } from 'games-engine';
import type { CallAnswer, CallName } from '../../../../contract/calls.ts';
import type { Role } from '../../../../contract/staff-rights.ts';
import type { Version } from '../../../../contract/studio.contract.ts';
import type { TestPlayer, TestServer } from '../../../testing/test-server.ts';

/** People who design games on a server, and the ways that versions take between them. */
export interface Studio {
  author: TestPlayer;
  approver: TestPlayer;
  admin: TestPlayer;
  /** Another person with these roles. */
  person(...roles: Role[]): Promise<TestPlayer>;
  ask<N extends CallName>(who: TestPlayer, name: N, payload?: object): Promise<CallAnswer<N>>;
  /** A draft that differs from the game's default by these fields. */
  save(game: string, changes: object, by?: TestPlayer): Promise<Version>;
  checked(game: string, changes: object): Promise<Version>;
  approved(game: string, changes: object): Promise<Version>;
  activated(game: string, changes: object): Promise<Version>;
  statusOf(id: number): Promise<string>;
}

export const openStudio = async (server: TestServer): Promise<Studio> => {
  const person: Studio['person'] = (...roles) => server.player({ language: 'en', roles });
  const ask: Studio['ask'] = (who, name, payload = {}) => who.call(name, payload);
  const [author, approver, admin] = [await person('designer'), await person('designer'), await person('admin')];

  const save: Studio['save'] = async (game, changes, by = author) => {
    const { active } = await ask(by, 'studio.versions', { game });
    const config = { ...houseGames.get(game).defaultConfig, ...changes };
    return (await ask(by, 'studio.save', { game, config, reason: 'a test', basedOn: active.id })).version;
  };
  const checked: Studio['checked'] = async (game, changes) => {
    const { id } = await save(game, changes);
    const { version, findings } = await ask(author, 'studio.check', { id });
    if (version.status !== 'checked') throw new Error(JSON.stringify(findings));
    return version;
  };
  const approved: Studio['approved'] = async (game, changes) => {
    const { id } = await checked(game, changes);
    return (await ask(approver, 'studio.approve', { id, reason: 'looks right' })).version;
  };
  return {
    author,
    approver,
    admin,
    person,
    ask,
    save,
    checked,
    approved,
    async activated(game, changes) {
      const { id } = await approved(game, changes);
      const activation = { id, reason: 'from now on', isOverride: true }; // nobody has played
      return (await ask(admin, 'studio.activate', activation)).version;
    },
    statusOf: async (id) => (await ask(author, 'studio.version', { id })).status,
  };
};
