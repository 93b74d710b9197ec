export const en = {
  'product.title': 'About Glasshouse',
  'about.q': 'What is Glasshouse?',
  'about.a':
    'An online casino where every round of our own games can be recomputed. Before the bet you see the fingerprint of the server’s secret number; afterwards, everything that the result was made of.\nYou can check a round on its own page or on your own computer, without taking our word for it. More on the [Fairness](/fairness) page.',
  'age.q': 'Who may play?',
  'age.a':
    'Adults only: you must be at least 18. Each person may have one account. If the law of your country forbids online casinos, or we do not operate there, you will see a page that explains this instead of the site.',
  'connection.q': 'What happens to my bet if the connection drops?',
  'connection.a':
    'An accepted bet is kept on the server, and a lost connection does not change it. Once you are back online the page shows the outcome and your exact balance. You cannot be charged twice for one bet. A game of mines that you started can be continued later.',
  'support.q': 'When does support answer?',
  'support.a':
    'From 08:00 to 03:00 Moscow time (UTC+3), at weekends and on holidays from 10:00 to 03:00. We answer within 10 minutes on average in the chat and within an hour by e-mail.',

  'fairness.title': 'Fairness',
  'commitment.q': 'How do I know that the result was not swapped?',
  'commitment.a':
    'The result depends on the server’s seed, which we choose beforehand. You see its SHA-256 fingerprint before you bet. When the seed is revealed, compute the fingerprint yourself: if it is the same, the seed was not changed. Nobody can find another seed with the same fingerprint.',
  'client-seed.q': 'What is my seed, and can I change it?',
  'client-seed.a':
    'It is a piece of text that you choose. It takes part in every result of dice and mines, so the casino cannot work results out in advance. You can change your seed or have the server’s seed revealed in the fairness panel, behind the shield beside each game. While a game of mines is open, the seeds stay as they are.',
  'draw.q': 'How do seeds become a number?',
  'draw.a':
    'The server computes HMAC-SHA256: the key is its seed, the message is your seed, the number of the bet (nonce) and the number of the block. Numbers are taken from the resulting bytes so that all outcomes are equally likely. The nonce grows with every bet, so draws never repeat. The full formulas are on the [Fairness](/fairness) page.',
  'shared-rounds.q': 'And when many people play one round?',
  'shared-rounds.a':
    'In battle, wheel and classic the round has a seed of its own. These seeds form a chain: the fingerprint of the next round is the seed of this one, so none can be swapped. Each bet brings random bytes from its player’s browser, and the casino answers it with a signed receipt. Once betting has closed and the close is signed, a public beacon adds a number that nobody knew before. So neither the casino nor the players can pick the result. In coinflip each room has a separate seed.',
  'log.q': 'What is the public log?',
  'log.a':
    'A list of all finished rounds, built as a Merkle tree. We sign its root, and from then on no round can be changed or removed unnoticed. Anyone may download the log and check it.',
  'verify.q': 'How do I check a round?',
  'verify.a':
    'Press a result in the feed or in the game’s history to open the round’s page. It recomputes the round step by step in your browser and checks its place in the log. If you only have the number of a round, enter it on the [Fairness](/fairness) page.',
  'offline.q': 'Can I check everything without your site?',
  'offline.a':
    'Yes. The audit program comes with the source code and works offline: it checks one round, a file of rounds or a range of the log, and names the first difference if there is one.',

  'games.title': 'Our own games',
  'rtp.q': 'What is the return to player (RTP) of your games?',
  'rtp.a':
    'It is the average share of stakes that is paid back over a large number of rounds. A single round can end either way.',

  'provider-games.title': 'Games of providers',
  'game-lists.q': 'How does a game get into new, hot or popular?',
  'game-lists.a':
    'By a formula, worked out every {{countMinutes}} minutes from what is played here; a place can be neither bought nor given:\n- new: came here at most {{newDays}} days ago, the newest {{maxNew}}, at most one game in {{newShare}};\n- hot: the {{maxHot}} games with most staked in rounds of the last {{hotHours}} hours, in that order;\n- popular: the {{maxPopular}} games that most different players have staked on in {{popularDays}} days.\nWhere little was played, hot and popular are filled up to {{minOfEach}} slots and {{minOfEach}} live games, taking turns among the providers. The casino decides the special selection, the badges, and which of a provider’s games stand first in the other lists.',
  'provider-rtp.q': 'Why does a game have two returns (RTP)?',
  'provider-rtp.a':
    'The first is what its provider states. The second is measured here: paid divided by staked in finished rounds of {{measuredDays}} days, for money and for bonus money. The number of rounds stands beside it: while they are few, the measured return says little and can differ a lot. Providers draw the results of their games themselves, so their rounds cannot be checked as those of our own games can.',
  'game-withdrawn.q': 'What if a game is taken off while I play it?',
  'game-withdrawn.a':
    'You can play an open round to its end, and what it wins is paid whenever it comes. The game starts no more rounds. Among your favourites and recent games it stays, marked as not available now.',

  'bets.title': 'Bets and currencies',
  'stake-limits.q': 'How much can I stake?',
  'stake-limits.a': 'The limits of one bet in your currency:',
  'currency.q': 'In which currency are amounts shown?',
  'currency.a':
    'In the one that you chose beside your balance; guests see the currency of their country. Money is kept in roubles, to the kopeck, and converted at the current rate, so changing the currency costs nothing and does not change your balance. DIC and USDIC are bonus currencies and cannot be chosen for display.',
  'cancel-bet.q': 'Can I cancel a bet?',
  'cancel-bet.a':
    'Not once it is accepted. The whole stake comes back if you close a coinflip room before anyone joins, if nobody joins a round of classic, or if a round is void because of a failure.',

  'account.title': 'Account and sign-in',
  'sign-in.q': 'How do I sign up and sign in?',
  'sign-in.a':
    'With a login, a password and an e-mail, in one click, or with Telegram, X, VK, Google or Steam, whichever of them the sign-in window shows. If you sign up in one click, we make up the login and the password: save them as a file or send them to your e-mail straight away. You can add other ways to sign in in the [settings](/settings/account).',
  'mail-code.q': 'Why am I asked for a code from an e-mail?',
  'mail-code.a':
    'You are signing in from a device that your account does not know yet, so we make sure that it is you. The code is valid for 10 minutes. After 10 wrong attempts within 20 minutes signing in is closed for another 20.',
  'two-factor.q': 'What is two-factor protection for?',
  'two-factor.a':
    'With it, a stolen password is not enough to sign in: six digits from an authenticator app are needed too. Switch it on under [Security](/settings/security). There you also get 10 recovery codes in case you lose your phone; each works once.',
  'recovery.q': 'I forgot my password. What now?',
  'recovery.a':
    'Press “Forgot your password?” in the sign-in window and enter the account’s e-mail. The link in the e-mail is valid for one hour and works once. Two-factor protection stays on.',
  'sessions.q': 'How long do I stay signed in, and how do I sign out elsewhere?',
  'sessions.a':
    'You stay signed in for three days. [Security](/settings/security) lists the devices on which you are signed in: you can end any session, or all the others at once. Changing your password ends the others too.',
  'close.q': 'How do I close my account?',
  'close.a':
    'Withdraw your money and write to support. If you only want to close play to yourself, take a break or exclude yourself under [Responsible gaming](/settings/limits): bets, deposits and bonuses stop at once, and you can still withdraw your money later. You can download your whole account history there as one file.',

  'responsible.title': 'Responsible gaming',
  'limits.q': 'Which limits can I set for myself?',
  'limits.a':
    'On deposits, losses and the sum of bets, per day, week or month; on time, from {{minSession}} to {{maxSession}} minutes a day. Only real money counts, and days follow Moscow time.\nA limit can be lowered at once. Raising or removing it is a request: you confirm it {{raiseHours}} hours later, within {{raiseDays}} days; unless you do, the limit stays as it is. All this is under [Responsible gaming](/settings/limits).',
  'reality-check.q': 'What is the time reminder?',
  'reality-check.a':
    'Every {{realityTimes}} or {{realityLast}} minutes, as you decide, we show how long you have been playing and where you stand; auto play stops then. We tell you {{warningMinutes}} minutes before your time for the day is used up.',
  'break.q': 'How does a break differ from self-exclusion?',
  'break.a':
    'By its length. A break lasts 24 hours, 7 days or 30 days; self-exclusion 6 months, a year, 5 years or for good. Both begin at once, and not even we can cancel or shorten them; you alone can make them longer. After a self-exclusion play opens only when you decide to come back. It binds the person: an account with the same linked profile, e-mail, document or browser does not play until a moderator has looked.\nIf playing has stopped being fun, talk to someone close to you or to a professional.',
  'break-money.q': 'What about my money during a break?',
  'break-money.a':
    'It remains yours, and you can withdraw it any day. Signing in, your history, finishing an open game of mines and closing your own coinflip room stay possible too. Bets, deposits and bonuses are closed, and we send no e-mails with offers.',

  'identity.title': 'Identity check',
  'kyc-why.q': 'Why do you check my identity?',
  'kyc-why.a':
    'The law requires us to make sure that you are 18 or older and that it is you who plays. A verified identity speeds up payouts and protects your account. Files are stored encrypted; only the staff who review documents can see them.',
  'kyc-documents.q': 'Which documents are accepted, and how long does it take?',
  'kyc-documents.a':
    'A passport, an identity card, a driving licence or a residence permit; sometimes also a proof of address no older than three months. A photo or scan as JPEG, PNG or WebP up to {{kycMb}} MB, not a PDF, with up to {{kycWaiting}} files waiting at once. The answer usually comes within a day. You send documents [in the settings](/settings/kyc).',

  'cash.title': 'Deposits and withdrawals',
  'deposit-time.q': 'When is a deposit credited?',
  'deposit-time.a':
    'Usually within 10 minutes. If it takes longer, write to support. When you transfer to another person, the amount has extra hundredths: send exactly that amount. The details are valid for 20 minutes.',
  'wagering.q': 'Does a deposit have to be wagered?',
  'wagering.a':
    'Yes: before you withdraw, place bets worth twice the deposit. A refused withdrawal tells you how much is left. Games of providers whose info says otherwise do not count.',
  'withdraw-time.q': 'How long does a withdrawal take?',
  'withdraw-time.a':
    'From 5 minutes to 72 hours. A request is reviewed within 24 hours, an extra check takes up to 72 hours, and a bank credits the transfer within 7 business days. While a request is still new, you can cancel it and the money returns to your balance.',
  'withdraw-fee.q': 'Is there a fee for withdrawals?',
  'withdraw-fee.a': '5% on top of the amount. There is no fee for withdrawals in crypto or from level VIP10 on.',
  'withdraw-refused.q': 'Why was my withdrawal refused?',
  'withdraw-refused.a':
    'Common reasons:\n- there was no deposit in the last 7 days;\n- a deposit is not wagered yet;\n- the amount is below the minimum of the method;\n- the memo of a TON transfer, or the bank of a bank transfer, is missing;\n- several requests in a row instead of one.',

  'bonuses.title': 'Bonuses and VIP',
  'welcome.q': 'Which bonuses do the first deposits bring?',
  'welcome.a':
    '100% on the first from {{welcome1}}, 150% on the second from {{welcome2}} and 250% on the third from {{welcome3}}. One bonus is active at a time. At most 100 times the size of a bonus can be withdrawn from it. A deposit in crypto brings another 5%.',
  'locked-dic.q': 'What are DIC and USDIC?',
  'locked-dic.a':
    'They are bonus currencies. Locked DIC unlock as you bet: 5% of 1% of each stake. Unlocked ones can be converted to money from 100 DIC. Locked USDIC are wagered in dice and mines only.',
  'cashback.q': 'How does cashback work?',
  'cashback.a':
    '5% of your losses in a week. You can take it on Sunday until midnight Moscow time; what is not taken lapses.',
  'vip.q': 'How does the VIP club work?',
  'vip.a':
    'It has 15 levels, NVIP1 to SVIP. Your level depends on the sum of all your real-money bets: VIP2 from {{vip2}}, SVIP from {{svip}}; a level is never lost. Rakeback is 1% from the first level, 1.5% from the fifth and 2% from the eighth; it can be taken from {{minRakeback}}.',

  'community.title': 'Partners and chat',
  'partners.q': 'How does the partner programme work?',
  'partners.a':
    'You receive a share of the income from players who came by your link: 25% at the first level and 50% at the second, plus 5% of the income of partners whom you brought. Income can be moved to your balance from {{minPartner}}; requests are reviewed on Wednesdays. A partner’s promo code has 6 to 12 Latin letters and digits.',
  'chat-rules.q': 'What are the rules of the chat?',
  'chat-rules.a':
    'A message has up to 150 characters, and you may send one every 5 seconds. Do not advertise other projects or insult people: a moderator can close the chat to you for anything from 5 minutes to forever. Giving prizes away in the chat is open from level VIP3.',
} as const;
