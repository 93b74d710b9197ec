import { inUnitOfWork, newyear as storage, retryingConflicts, statsOf } from 'db';
import type { NewyearConfig } from 'games-engine/newyear';
import { newyear as contract } from '../../../../../contract/features/newyear.contract.ts';
import { tellBonus } from '../../../../core/bonus/tell-bonus.ts';
import { defineFeature } from '../../../../core/features/feature.ts';
import { newyearEditionChanges, newyearThingChanges } from './newyear-changes.ts';
import { visitNewyear } from './newyear.ts';
import { texts } from '../../../../core/i18n/texts.ts';
import { listOrders, readAddress, shipOrder } from './office-orders.ts';
import { createOrder, eraseAddresses, loadOrders } from './orders.ts';
import { listPrizes } from './prizes.ts';
import { spin, spinMany } from './spin.ts';

const ERASE_EVERY_MS = 3_600_000;
const SANDBOX_DAYS = 47; // as long as the real event

const success = { success: true } as const;

/** The New Year drum: tickets, spins, prizes and deliveries. */
export const newyear = defineFeature({
  contract,
  messages: texts('newyear'),
  async open(tools) {
    const { db, clock, settings, configs } = tools;
    const em = () => db.orm.em.fork();
    if (settings.allowSandbox && !settings.production)
      await storage.beginSandboxNewyear(db.pool, clock.now(), SANDBOX_DAYS);
    return {
      calls: {
        'bonus.newYearBoom.getInfo': {
          handle: (_payload, { player: { userId } }) =>
            retryingConflicts(() =>
              inUnitOfWork(db, async (unit) => ({
                info: await visitNewyear({ unit, userId, at: clock.now(), stats: await statsOf(db.pool, userId) }),
              })),
            ),
        },
        'bonus.newYearBoom.spin': { handle: ({ ticket }, { player }) => spin(tools, player, ticket) },
        'bonus.newYearBoom.spinMany': {
          handle: async (asked, { player }) => ({ spun: await spinMany(tools, player, asked) }),
        },
        'bonus.newYearBoom.getPrizeList': {
          async handle(_payload, { player, lang }) {
            const running = await storage.newyearAt(em(), clock.now());
            const config = configs.playedBy('newyear', player.publicId).config as NewyearConfig;
            return { prizes: running ? await listPrizes(em(), config, { edition: running.edition, lang }) : [] };
          },
        },
        'bonus.newYearBoom.getPrizeForOrders': {
          handle: async (_payload, { player: { userId }, lang }) => ({
            prizes: (await loadOrders(em(), userId, lang)).open,
          }),
        },
        'bonus.newYearBoom.checkOrder': {
          async handle(_payload, { player: { userId }, lang }) {
            const { open, ordered } = await loadOrders(em(), userId, lang);
            return { orders: ordered, open };
          },
        },
        'bonus.newYearBoom.createOrder': {
          async handle({ prize, orderData }, { player: { userId }, lang }) {
            const ordered = prize ?? (await loadOrders(em(), userId, lang)).open[0]?.id;
            await createOrder(tools, userId, { prize: ordered ?? '', orderData });
            return success;
          },
        },
        'officeNewyear.orders': { handle: async () => ({ orders: await listOrders(tools) }) },
        'officeNewyear.address': {
          handle: async ({ id }, { staff }) => ({ address: await readAddress(tools, staff, id) }),
        },
        'officeNewyear.ship': {
          async handle(shipped, { staff }) {
            await tellBonus(tools, await shipOrder(tools, staff, shipped));
            return success;
          },
        },
      },
      houseChanges: [newyearThingChanges, newyearEditionChanges],
      jobs: [{ name: 'erase', everyMs: ERASE_EVERY_MS, run: () => eraseAddresses(tools) }],
    };
  },
});
