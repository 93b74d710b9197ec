import { chat as contract, type ChatRoom } from '../../../contract/features/chat.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createAirdropMessages } from './airdrop-messages.ts';
import { createChatCalls, createChatRequests } from './chat.handlers.ts';
import { gifVariables, openGifs } from './gifs/open-gifs.ts';
import { openRoomTails } from './room-tails.ts';

const AIRDROPS_EVERY_MS = 2_000;

/** The talk of players, in a room for all and one for each language. */
export const chat = defineFeature({
  contract,
  messages: texts('chat'),
  variables: [gifVariables],
  async open(featureTools) {
    const tails = await openRoomTails(featureTools);
    const gifs = openGifs(featureTools);
    const tools = { ...featureTools, tails, gifs };
    const airdrops = createAirdropMessages(tools);
    return {
      calls: createChatCalls(tools),
      requests: createChatRequests(tools),
      routes: (app) => gifs.routes(app),
      jobs: [{ name: 'airdrops', everyMs: AIRDROPS_EVERY_MS, run: () => airdrops.settle() }],
      on: {
        'airdrop.changed': (change) => airdrops.changed(change),
        'chat.changed': ({ room }) => tails.changed(room as ChatRoom),
      },
      close() {
        airdrops.close();
        return tails.close();
      },
    };
  },
});
