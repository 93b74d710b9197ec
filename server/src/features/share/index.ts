import {
  CARD_SIZE,
  cardPath,
  cardRequest,
  share as contract,
  SHARE_BET,
  sharePath,
} from '../../../contract/features/share.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { readCard } from './bet-card.ts';
import { shareRoutes } from './share.routes.ts';

const ROUND = /^\/fairness\/([^/]+)\/([^/]+)$/;

/** Cards of settled bets: pictures, and what previews of a round's link say. */
export const share = defineFeature({
  contract,
  messages: texts('share'),
  open: (tools) => ({
    calls: {},
    routes: shareRoutes(tools),
    async preview({ path, query, language }) {
      const [, game, roundId = ''] = ROUND.exec(path) ?? [];
      if (game === undefined) return undefined;
      const params = cardRequest.params.safeParse({ bet: query.get(SHARE_BET) ?? roundId.toLowerCase() });
      if (!params.success) return undefined;
      const card = await readCard(tools, params.data.bet, language);
      if (card?.game !== game || card.roundId !== roundId.toLowerCase()) return undefined;
      const { name, multiplier, stake, payout } = card;
      const { translate } = tools;
      return {
        title: translate(language, 'share', 'headline', { name, multiplier, stake, payout }),
        description: translate(language, 'share', 'about'),
        path: sharePath({ game, roundId: card.roundId, betId: params.data.bet }, language),
        picture: { ...CARD_SIZE, path: cardPath(params.data.bet, language) },
      };
    },
  }),
});
