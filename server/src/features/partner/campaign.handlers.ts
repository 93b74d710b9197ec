import { partner } from 'db';
import { randomBytes, randomUUID } from 'node:crypto';
import type { campaignCalls } from '../../../contract/features/partner.contract.ts';
import { campaignCodes, MAX_CAMPAIGNS, SHOWN_DELIVERIES } from '../../../contract/features/partner-values.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { loadCampaigns } from './campaign-views.ts';
import { secretContext } from './deliver.ts';
import { isPostbackUrl } from './postback-url.ts';

const SECRET_BYTES = 32;

const success = { success: true } as const;

/** A new secret of postbacks, and as it is stored. */
const newSecret = ({ secrets }: FeatureTools, partnerId: bigint): { secret: string; sealed: Buffer } => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, sealed: secrets.seal(secret, secretContext(partnerId)) };
};

/** Names a campaign. Throws CallError TOO_MANY_CAMPAIGNS. */
const addCampaign = ({ inUnitOfWork, clock }: FeatureTools, partnerId: bigint, tag: string): Promise<void> =>
  inUnitOfWork(async ({ em, client }) => {
    await partner.openPartner(client, partnerId, clock.now());
    await partner.lockPartner(client, partnerId);
    const campaigns = partner.campaignRepository(em);
    if ((await campaigns.count(partnerId)) >= MAX_CAMPAIGNS) throw new CallError(campaignCodes.tooMany);
    await campaigns.add({ partnerId, tag, createdAt: clock.now() });
  });

/** Sets the address. Gives the secret of the first one. Throws CallError POSTBACK_URL. */
const setPostback = async (tools: FeatureTools, partnerId: bigint, url: string): Promise<string | null> => {
  if (!isPostbackUrl(url)) throw new CallError(campaignCodes.url);
  const { inUnitOfWork, clock } = tools;
  return inUnitOfWork(async ({ em, client }) => {
    await partner.openPartner(client, partnerId, clock.now());
    await partner.lockPartner(client, partnerId);
    const postbacks = partner.postbackRepository(em);
    if (await postbacks.find(partnerId)) {
      await postbacks.change(partnerId, { url });
      return null;
    }
    const { secret, sealed } = newSecret(tools, partnerId);
    await postbacks.add({ partnerId, url, secret: sealed, createdAt: clock.now() });
    return secret;
  });
};

/** Replaces the secret. Throws CallError NO_POSTBACK. */
const rotateSecret = async (tools: FeatureTools, partnerId: bigint): Promise<string> => {
  const { secret, sealed } = newSecret(tools, partnerId);
  const postbacks = partner.postbackRepository(tools.em());
  if (!(await postbacks.find(partnerId))) throw new CallError(campaignCodes.noPostback);
  await postbacks.change(partnerId, { secret: sealed, rotatedAt: tools.clock.now() });
  return secret;
};

const shownDelivery = (row: partner.DeliveryRow) => ({
  id: row.id,
  event: row.event,
  at: row.at,
  state: row.state,
  attempts: row.attempts,
  nextAt: row.nextAt ?? null,
  triedAt: row.triedAt ?? null,
  status: row.status ?? null,
  problem: row.problem ?? null,
});

/** Calls about campaigns and postbacks. `telegramLink`: what a link in Telegram begins with. */
export const createCampaignCalls = (
  tools: FeatureTools,
  telegramLink: () => string | null,
): Handlers<typeof campaignCalls> => ({
  'partner.campaigns': {
    handle: async (range, { player }) => ({
      ...(await loadCampaigns(tools, { partnerId: player.userId, ...range })),
      telegramLink: telegramLink(),
    }),
  },
  'partner.addCampaign': {
    async handle({ tag }, { player }) {
      await addCampaign(tools, player.userId, tag.toLowerCase());
      return success;
    },
  },
  'partner.removeCampaign': {
    async handle({ tag }, { player }) {
      await partner.campaignRepository(tools.em()).remove(player.userId, tag.toLowerCase());
      return success;
    },
  },
  'partner.postback': {
    async handle(_payload, { player }) {
      const postbacks = partner.postbackRepository(tools.em());
      return {
        url: (await postbacks.find(player.userId))?.url ?? null,
        deliveries: (await postbacks.newest(player.userId, SHOWN_DELIVERIES)).map(shownDelivery),
      };
    },
  },
  'partner.setPostback': {
    handle: async ({ url }, { player }) => ({ secret: await setPostback(tools, player.userId, url) }),
  },
  'partner.rotateSecret': {
    handle: async (_payload, { player }) => ({ secret: await rotateSecret(tools, player.userId) }),
  },
  'partner.removePostback': {
    async handle(_payload, { player }) {
      await tools.inUnitOfWork(({ em }) => partner.postbackRepository(em).remove(player.userId));
      return success;
    },
  },
  'partner.testPostback': {
    async handle(_payload, { player }) {
      if (!(await partner.postbackRepository(tools.em()).find(player.userId)))
        throw new CallError(campaignCodes.noPostback);
      const test = { event: 'test', fact: randomUUID(), at: tools.clock.now(), amount: null } as const;
      await partner.postPartnerEvent(tools.db.pool, player.userId, test);
      return success;
    },
  },
});
