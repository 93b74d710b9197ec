#!/usr/bin/env python3
"""Checks an export of the log: every round, their order, the signed head. Written from specification.md alone.

    npm run audit -- export --out rounds.ndjson
    python3 check_rounds.py rounds.ndjson [KEY]      # KEY: the log's verifier key that you trust
                 [--evidence receipts.json]          # what a browser has kept: held against the export
                 [--lights lights.ndjson]            # rounds of beacons, as drand serves them: the draws of void rounds are made

Takes a whole log, from entry 0 to its head: only that shows what was committed before a round. Needs Python 3.8 and
openssl 3, nothing else. It leaves out the BLS signatures of beacons and those of reserves, says how many there were, and
`npm run audit -- file rounds.ndjson` checks them. Exit status: 0 nothing wrong, 1 something is, 2 could not check.
"""
import base64, datetime, decimal, hashlib, hmac, itertools, json, os, re, subprocess, sys, tempfile

MAX, SHARED, DRAWS = 2**53 - 1, ('battle', 'classic', 'coinflip', 'wheel'), ('newyear', 'robbery')
QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'

class Wrong(Exception): """What is wrong with an export."""
def need(is_right, what):
    if not is_right: raise Wrong(what)
def same(path, expected, got):
    if canonical(expected) == canonical(got): return
    if type(expected) is type(got) is list: expected, got = dict(enumerate(expected)), dict(enumerate(got))
    if type(expected) is type(got) is dict:
        for name in expected: same(f'{path}.{name}', expected[name], got.get(name, 'nothing'))
    raise Wrong(f'{path}: expected {str(expected):.200}, got {str(got):.200}')

# Section 1: documents and types
def canonical(value):
    text = json.dumps(value, ensure_ascii=False, separators=(',', ':'), sort_keys=True)
    return text if text.isascii() and not re.search(r'(^|[:,[])-?\d+[.e]', text) else exact(value)
def exact(value):
    if type(value) is list: return f'[{",".join(map(exact, value))}]'
    if type(value) is not dict: return number_of(value) if type(value) is float else json.dumps(value, ensure_ascii=False)
    names = sorted(value, key=lambda name: name.encode('utf-16-be', 'surrogatepass'))  # by UTF-16 code units
    return f'{{{",".join(f"{exact(name)}:{exact(value[name])}" for name in names)}}}'
def number_of(value):
    """A number as ECMAScript writes it: the shortest digits that lead back to it, without an exponent from 10^-6 to 10^21."""
    sign, digits, power = decimal.Decimal(repr(value)).normalize().as_tuple()
    digits, point, minus = ''.join(map(str, digits)), len(digits) + power, '-' * sign
    if value == 0: return '0'
    if 0 < point <= 21: return minus + (digits[:point].ljust(point, '0') + '.' + digits[point:]).rstrip('.')
    if -6 < point <= 0: return f'{minus}0.{"0" * -point}{digits}'
    return f'{minus}{digits[0]}{"." * (len(digits) > 1)}{digits[1:]}e{point - 1:+d}'
def whole_of(digits): return int(digits) if len(digits) < 17 and abs(int(digits)) <= MAX else float(digits)
def count_of(digits):
    need(digits.isdigit() and len(digits) < 17 and int(digits) <= MAX, f'{digits:.40} is no count')
    return int(digits)
def read(line):
    try: value = json.loads(line, parse_int=whole_of, parse_constant=count_of)
    except (ValueError, RecursionError): raise Wrong('it is no JSON') from None
    need(canonical(value) == line, 'it is not its canonical text')
    return value
def check_leaf(value, may_be_fraction, depth=1):
    if type(value) in (int, float): return need(may_be_fraction or COUNT(value), f'{value} is no integer from 0 to 2^53 - 1')
    if type(value) not in (dict, list): return
    need(depth <= 32, 'it is more than 32 levels deep')
    need('__proto__' not in value or type(value) is list, 'a member has the name __proto__')
    for each in value.values() if type(value) is dict else value: check_leaf(each, may_be_fraction, depth + 1)
def units(value): return len(value.encode('utf-16-le')) // 2
def text(pattern): return lambda value: type(value) is str and re.fullmatch(pattern, value) is not None
def whole(low, high=MAX): return lambda value: type(value) is int and low <= value <= high
def word(*words): return lambda value: type(value) is str and value in words
def rows(is_row, low=0, high=MAX): return lambda value: type(value) is list and low <= len(value) <= high and all(map(is_row, value))
def maybe(is_type): return lambda value: value is None or is_type(value)
def is_object(value): return type(value) is dict
def anything(_): return True
def chars(low, high): return lambda value: type(value) is str and low <= units(value) <= high
BLANK = r'\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'  # white space
NAME, HASH, HEX, COUNT = text('[A-Za-z0-9_-]{1,64}'), text('[0-9a-f]{64}'), text('([0-9a-f]{2}){1,128}'), whole(0)
AMOUNT, KEY_NAME = text('0|[1-9][0-9]{0,17}'), text(f'[^{BLANK}+]+')
def is_cosignature(value):
    return text(f'[^{BLANK}+]+ [A-Za-z0-9+/]{{1,256}}={{0,2}}')(value) and units(value.split(' ')[0]) <= 128
TYPES = {name: is_type for names, is_type in (
    ('betId clientSeed drawId game id name player ticket', NAME), ('commitment entropy hash pair randomness serverSeed betsHash', HASH),
    ('at nonce number currencyId index round from to rounds genesisTime', COUNT), ('salt', text('[0-9a-f]{32}')), ('stakeMinor', AMOUNT),
    ('account', word('real', 'bonus', 'usdicLocked')), ('saltedBy', word('player', 'house')), ('side', word('less', 'more')),
    ('percentBp', whole(1, 9999)), ('minesLength', whole(1, 23)), ('sectorKey', whole(0, 23)), ('isMine', lambda value: type(value) is bool),
    ('type kind event reason checkpoint key', text('(?s).*')), ('final record beacon', anything), ('config details', is_object), ('version', whole(1)),
    ('publicKey genesisSeed', HEX), ('periodSeconds', whole(1, 86_400)), ('beaconRound', maybe(COUNT)), ('events', rows(is_object, 1)),
    ('signature', text('[A-Za-z0-9+/]{1,4096}={0,2}')), ('left consistency', rows(HASH)), ('mode', text('[a-z.]+')),
    ) for name in names.split()}
def shape(what, value, names, **types):
    types = {**{name: TYPES[name] for name in names.split() if name not in types}, **types}
    need(is_object(value) and value.keys() == types.keys(), f'{what} must have {", ".join(sorted(types))}')
    for name in types: need(types[name](value[name]), f'{what}: {name} cannot be {value[name]!r:.120}')
    return True

# Sections 2 and 9: hashes, the stream, signatures
def sha(data): return hashlib.sha256(data.encode() if type(data) is str else data).digest()
def words_of(seed, client_seed, nonce):
    for block in itertools.count():
        digest = hmac.new(seed.encode(), f'{client_seed}:{nonce}:{block}'.encode(), 'sha256').digest()
        yield from (int.from_bytes(digest[at:at + 4], 'big') for at in range(0, 32, 4))
def draw_int(words, n):
    space = 1 << 32 if n <= 1 << 32 else 1 << 64
    while True:
        value = next(words) if space == 1 << 32 else next(words) << 32 | next(words)
        if value < space // n * n: return value % n
def decode(encoded):
    try: raw = base64.b64decode(encoded, validate=True)
    except ValueError: raw = b''
    need(base64.b64encode(raw).decode() == encoded, f'{encoded:.40} is no base64')
    return raw
def is_signed(public, message, signature):
    with tempfile.TemporaryDirectory() as folder:
        files = [os.path.join(folder, name) for name in ('key', 'text', 'signature')]
        for file, data in zip(files, (bytes.fromhex('302a300506032b6570032100') + public, message.encode(), signature)):
            with open(file, 'wb') as out: out.write(data)
        command = 'openssl pkeyutl -verify -pubin -keyform DER -rawin -inkey'.split() + [files[0], '-in', files[1], '-sigfile', files[2]]
        return len(signature) == 64 and subprocess.run(command, capture_output=True).returncode == 0
def open_key(given):
    name, identity, raw = (given.split('+', 2) + ['', ''])[:2] + [decode(given.split('+', 2)[-1])]
    need(KEY_NAME(name) and raw[:1] == b'\1' and len(raw) == 33, 'the key is no key of a log')
    need(sha(f'{name}\n'.encode() + raw)[:4].hex() == identity, 'the key does not fit its id')
    return name, bytes.fromhex(identity), raw[1:]
def open_head(note, key):
    signed, _, lines = note.rpartition('\n\n')
    need(note[-1:] == '\n' and not re.search(r'[\0-\x09\x0b-\x1f]', note), 'the head is no note')
    origin, size, root, *more = signed.split('\n') + [''] * 3
    need(origin == key[0] and re.fullmatch('0|[1-9][0-9]{0,15}', size) and '' not in more[:-3], 'the head is no head of this key')
    lines = [line.split(' ') for line in lines[:-1].split('\n')]
    need(all(len(line) == 3 and line[0] == '\u2014' and KEY_NAME(line[1]) and len(decode(line[2])) > 4 for line in lines), 'a signature is none')
    own = [decode(line[2])[4:] for line in lines if line[1] == key[0] and decode(line[2])[:4] == key[1]]
    need(own and all(is_signed(key[2], signed + '\n', each) for each in own), 'the head is not signed by its key')
    return int(size), decode(root)

def signed_text(kind, origin, fields): return f'glasshouse {kind} v1\n{origin}\n' + ''.join(f'{name} {value}\n' for name, value in fields.items())
KEY_LAG = 600_000  # so long after a change either key may sign
def root_of(root, place, last, path):
    """The root to which an inclusion proof leads from a leaf's hash; `last` is the place of the last leaf."""
    need(0 <= place <= last, 'its place is in no tree')
    for part in path:
        need(last, 'its path is too long')
        root = sha(b'\1' + part + root) if place & 1 or place == last else sha(b'\1' + root + part)
        while not place & 1 and place == last and place: place, last = place >> 1, last >> 1
        place, last = place >> 1, last >> 1
    need(last == 0, 'its path is too short')
    return root
def open_keys(placed, last):
    """The keys of a log in the order in which they signed, each with the time from which it does."""
    texts = [placed[0]['record']['before'] if placed else last]
    keys = [(open_key(texts[0]), -MAX)]
    for number, each in enumerate(placed, 1):
        change, (key, since) = each['record'], keys[-1]
        shape('change of key', each, 'index record', proof=rows(HASH))
        shape('change of key', change, 'at kind', number=whole(1), **dict.fromkeys('accepted after before signature'.split(), TYPES['key']))
        after = open_key(change['after'])
        need(change['kind'] == 'key' and change['number'] == number and change['before'] == texts[-1], 'a change does not follow the key before')
        need(change['after'] not in texts and after[0] == key[0] and change['at'] >= since, 'a change is to a key that cannot follow')
        signed = signed_text('log key', key[0], {name: change[name] for name in ('number', 'before', 'after', 'at')})
        need(is_signed(key[2], signed, decode(change['signature'])) and is_signed(after[2], signed, decode(change['accepted'])), 'a change of key is not signed by both')
        texts.append(change['after'])
        keys.append((after, change['at']))
    need(texts[-1] == last, 'the head is of another key than the changes lead to')
    return keys, texts
def keys_at(keys, at):
    ends = [since for _, since in keys[1:]] + [2 * MAX]
    return [key for (key, since), end in zip(keys, ends) if since - KEY_LAG <= at < end + KEY_LAG]

# Section 4: configs
def is_wheel(config):
    of = [config['segments'].count(sector) for sector in range(4)]
    return all(of) and all(times * many <= 32 for times, many in zip(config['multipliers'], of))
def limits(given, **more):
    """Members by the greatest number each of them can be, with the least where it is not 0."""
    return {**{name: whole(*([0] + bounds)[-2:]) for bounds, names in given for name in names.split()}, **more}
STAKES, REVEAL, SHOWN = ([1, 10**9], 'minStakeMinor maxStakeMinor'), ([5000], 'revealMs turboRevealMs'), ([60_000], 'spinMs resultMs')
CONFIGS = dict(
    dice=limits([STAKES, REVEAL, ([500_000], 'houseEdgePpm'), ([1, 9999], 'minPercentBp maxPercentBp'), ([2, 10_000], 'chanceLimitBp')]),
    mines=limits([STAKES, REVEAL, ([500_000], 'houseEdgePpm'), ([1, 23], 'minMines maxMines defaultMines')], minePresets=rows(whole(1, 23), 0, 6)),
    battle=limits([STAKES, SHOWN, ([10**6], 'commissionPpm'), ([100, 600_000], 'countdownMs')]),
    classic=limits([STAKES, SHOWN, ([500_000], 'commissionPpm'), ([1, 100], 'maxBetsPerPlayer'), ([100, 3_600_000], 'aloneMs'), ([100, 600_000], 'countdownMs')]),
    coinflip=limits([STAKES, ([500_000], 'commissionPpm'), ([30_000], 'flipMs'), ([60_000], 'resultMs')]),
    wheel=limits([STAKES, SHOWN, ([100, 600_000], 'bettingMs')], multipliers=rows(whole(2, 32), 4, 4), segments=rows(whole(0, 3), 32, 32)),
    newyear=limits([([30_000], 'spinMs resultMs')], prizes=rows(lambda value: is_prize(value), 2, 32)),
    robbery=limits([([30_000], 'spinMs resultMs')], amounts=rows(lambda value: shape('amount', value, '', **limits([([1, 10**9], 'amountMinor'), ([1, 15], 'statusId')])), 1, 15),
                   sectors=rows(lambda value: shape('sector', value, '', **limits([([1, 100], 'sharePercent'), ([1, 10**6], 'weight')])), 8, 8)))
def is_prize(value):
    shape('prize', value, 'name', **limits([([10**9], 'amountMinor'), ([1, 10**6], 'weight')]), kind=word('base', 'dic', 'item'))
    return (value['kind'] == 'item') == (value['amountMinor'] == 0)
def is_sounds(value): return is_object(value) and all(map(whole(0, 100), value.values()))
def is_cap(value): return shape('payoutCap', value, '', **limits([([1, 10**13], 'betMinor roundMinor')])) and value['betMinor'] <= value['roundMinor']
def is_draw(value):
    return shape('draw', value, '', **limits([([1000, 60_000], 'marginMs'), ([1000, 600_000], 'waitMs')], mode=word('beacon', 'random.org', 'chain')))
def check_config(game, config):
    more = dict(sounds=is_sounds, **(dict(payoutCap=is_cap) if game not in DRAWS else {}), **(dict(draw=is_draw) if game in SHARED else {}))
    shape('config', config, '', enabled=lambda value: type(value) is bool, **CONFIGS[game], **{name: more[name] for name in more if name in config})
    need(game != 'wheel' or is_wheel(config), 'a sector has no segment, or too much of the wheel')
    levels, names = [[each.get(name) for each in config.get(many, [])] for name, many in (('statusId', 'amounts'), ('name', 'prizes'))]
    need(levels == sorted(set(levels)) and len(names) == len(set(names)), 'the levels do not rise, or two prizes have one name')

# Section 5: dice and mines
def takes_stake(config, bet): return config['enabled'] and config['minStakeMinor'] <= int(bet['stakeMinor']) <= config['maxStakeMinor']
def cap_of(config, name='betMinor'): return config.get('payoutCap', {}).get(name, 1 << 62)
def check_solo(record, config, seed, _):
    (bet, *moves, drawn, _), is_dice = record['events'], record['game'] == 'dice'
    shape('bet', bet, 'account at betId clientSeed nonce player stakeMinor type ' + ('percentBp side' if is_dice else 'minesLength'))
    need(takes_stake(config, bet), 'the stake is not allowed')
    words = words_of(seed, bet['clientSeed'], bet['nonce']) if seed else None
    draw, paid, more = (check_dice if is_dice else check_mines)(config, bet, moves, drawn, words)
    at, paid = (moves or [bet])[-1]['at'], str(paid)
    rest = [{'at': at, **draw, 'type': 'outcome.drawn'}, {'at': at, 'payoutMinor': paid, 'type': 'bet.settled'}]
    made = {'events': [{**bet, 'type': 'bet.placed'}, *moves, *rest], 'final': {**draw, **more, 'payoutMinor': paid, 'state': 'settled'}}
    same('record', {**record, **made, 'id': bet['betId'], 'number': bet['nonce']}, record)
    return ['recomputed' if seed else 'waiting']
def check_dice(config, bet, moves, drawn, words):
    shape('draw', drawn, 'at type', roll=whole(0, 9999))
    percent, less, roll = bet['percentBp'], bet['side'] == 'less', draw_int(words, 10_000) if words else drawn['roll']
    winning = percent if less else 10_000 - percent
    need(not moves and config['minPercentBp'] <= percent <= config['maxPercentBp'] and winning < config['chanceLimitBp'], 'the bet is not allowed')
    paid = int(bet['stakeMinor']) * (10**6 - config['houseEdgePpm']) * 10_000 // (10**6 * winning)
    return {'roll': roll}, min(paid, cap_of(config)) if (roll < percent) == less else 0, {}
def check_mines(config, bet, moves, drawn, words):
    length, cells = bet['minesLength'], list(range(24))
    shape('draw', drawn, 'at type', mines=rows(whole(0, 23), length, length))
    mines = [cells.pop(draw_int(words, len(cells))) for _ in range(length)] if words else drawn['mines']
    need(config['minMines'] <= length <= config['maxMines'] and len(set(mines)) == length, 'so many mines are not allowed')
    taken, opened = moves[-1]['type'] == 'win.taken', [move for move in moves if move['type'] == 'sector.opened']
    for move in opened: shape('opening', move, 'at isMine sectorKey type')
    need(opened + [{'at': moves[-1]['at'], 'type': 'win.taken'}] * taken == moves, 'the moves are not openings and a taking')
    keys, hit = [move['sectorKey'] for move in opened], opened[-1]['isMine']
    same('cells', [key in mines for key in keys], [move['isMine'] for move in opened])
    need(len(set(keys)) == len(keys) and not set(keys[:-1]) & set(mines), 'a cell was opened twice, or after a mine')
    up, down, ends = int(bet['stakeMinor']) * (10**6 - config['houseEdgePpm']), 10**6, []
    for i in range(len(keys) - hit):
        up, down = up * (24 - i), down * (24 - length - i)
        ends.append(i + 1 == 24 - length or up // down >= cap_of(config))
    need([hit, not hit and ends[-1], taken].count(True) == 1 and not any(ends if hit else ends[:-1]), 'the round does not end so')
    return {'mines': mines}, 0 if hit else min(up // down, cap_of(config)), {'opened': [{name: move[name] for name in ('isMine', 'sectorKey')} for move in opened]}

# Section 5: draws that cost nothing
def check_draw(record, config, seed, _):
    (taken, drawn), is_robbery = record['events'], record['game'] == 'robbery'
    is_choice = lambda value: shape('choice', value, 'ticket', **(dict(statusId=whole(1, 15)) if is_robbery else {}))
    shape('draw', taken, 'at clientSeed drawId nonce player type', choice=is_choice)
    places, logged = config['sectors' if is_robbery else 'prizes'], drawn['outcome']
    weights = [each['weight'] for each in places]
    if seed:
        number = draw_int(words_of(seed, taken['clientSeed'], taken['nonce']), sum(weights))
        place = next(place for place, above in enumerate(itertools.accumulate(weights)) if number < above)
    else: place = logged['sector'] if is_robbery else [each['name'] for each in places].index(logged['prize'])
    need(whole(0, len(places) - 1)(place), 'there is no such place')
    own = [each['amountMinor'] for each in config.get('amounts', []) if each['statusId'] <= taken['choice']['statusId']]
    need(config['enabled'] and (own or not is_robbery), 'the draw is not open')
    worth = own[-1] * places[place]['sharePercent'] // 100 if is_robbery else places[place]['amountMinor']
    outcome = {'prizeMinor': str(worth), **({'sector': place} if is_robbery else {'prize': places[place]['name']})}
    made = [{**taken, 'type': 'draw.taken'}, {'at': taken['at'], 'outcome': outcome, 'type': 'outcome.drawn'}]
    final = {'outcome': outcome, 'state': 'drawn'}
    same('record', {**record, 'events': made, 'final': final, 'id': taken['drawId'], 'number': taken['nonce']}, record)
    return ['recomputed' if seed else 'waiting']

# Sections 6 to 8: shared games
CHOICES = dict(battle=dict(team=word('red', 'blue')), wheel=dict(sector=whole(0, 3)), coinflip=dict(side=word('heads', 'tails')), classic={})
def choice_of(bet): return str(next(iter(bet['choice'].values()), '-'))
def check_bets(game, config, bets, part):
    """The end of the countdown, and until when a player of classic waits alone; None where there is none."""
    end, alone, players, pot, payable, cap = None, None, {}, 0, {}, cap_of(config)
    for place, bet in enumerate(bets):
        is_choice = lambda value: shape('choice', value, '', **CHOICES[game])
        shape('bet', bet, f'account at betId currencyId player stakeMinor type {part}', choice=is_choice)
        own, until, first = players.setdefault(bet['player'], []), alone if end is None else end, bets[0]
        joins = place == 1 and config['enabled'] and not own and bet['choice'] != first['choice'] and bet['stakeMinor'] == first['stakeMinor']
        fits = bet['currencyId'] != 7 and bet['currencyId'] == (own or [bet])[0]['currencyId']
        stake, word_of = int(bet['stakeMinor']), choice_of(bet)
        kept = config['minStakeMinor'] if game == 'battle' and not payable.keys() - {word_of} else 0  # for the other team
        times, room = config.get('multipliers', [0] * 4)[int(word_of)] if game == 'wheel' else 1, cap_of(config, 'roundMinor') - payable.get(word_of, 0)
        fits = fits and (room >= cap or stake * times <= room if game == 'wheel' else pot + stake + kept <= cap)
        allowed = dict(wheel=fits, battle=fits and bet['choice'] == (own or [bet])[0]['choice'],
                       classic=fits and len(own) < config.get('maxBetsPerPlayer', 0), coinflip=joins if place else 2 * stake <= cap)
        need(allowed[game] and (game == 'coinflip' and place or takes_stake(config, bet)), f'bet {place + 1} is not allowed')
        need(until is None or bet['at'] < until, f'bet {place + 1} came too late')
        own.append(bet)
        pot, payable[word_of] = pot + stake, payable.get(word_of, 0) + min(stake * times, cap)
        starts = dict(wheel=True, coinflip=place == 1, battle=bet['choice'] != first['choice'], classic=bet['player'] != first['player'])
        if end is None and starts[game]: end = bet['at'] + config.get('countdownMs', config.get('bettingMs', 0))
        if game == 'classic' and place == 0: alone = bet['at'] + config['aloneMs']
    return end, alone
def beacon_of(draw):
    """A draw's source, the milliseconds between the rounds of its beacon, and the time of each."""
    beacon = draw['beacon']
    if beacon is None: return draw['mode'], None, None
    numbers = beacon['periodSeconds'].to_bytes(4, 'big') + beacon['genesisTime'].to_bytes(8, 'big')
    chain = sha(numbers + bytes.fromhex(beacon['publicKey'] + beacon['genesisSeed']) + beacon['id'].encode()).hex()
    period, start = 1000 * beacon['periodSeconds'], 1000 * beacon['genesisTime']
    return chain, period, lambda number: start + (number - 1) * period
def light_of(config, draw, end):
    """The source of a draw of version 2, and of its beacon the announced round and its time."""
    beacon, rules = draw['beacon'], config['draw']
    need(draw['mode'] == rules['mode'] and (beacon is None) == (draw['mode'] != 'beacon'), 'the draw is not as its config says')
    if beacon is None: return draw['mode'], None, None
    shape('beacon', beacon, 'genesisSeed genesisTime id periodSeconds publicKey')
    chain, period, time_of = beacon_of(draw)
    number = None if end is None else max(1, 1 - (time_of(1) - end - rules['marginMs']) // period)
    return chain, number, number and time_of(number)
def draw_shared(record, config, bets, logged, words):
    game, stakes, choices, kept = record['game'], [int(bet['stakeMinor']) for bet in bets], list(map(choice_of, bets)), 10**6 - config.get('commissionPpm', 0)
    if game == 'battle':
        number = 1 + draw_int(words, 1000)
        team = 'red' if number <= 500 else 'blue'
        own = sum(stake for stake, each in zip(stakes, choices) if each == team)
        share = lambda stake: stake + stake * (sum(stakes) - own) * kept // (own * 10**6)
        return {'number': number}, [share(stake) if each == team else 0 for stake, each in zip(stakes, choices)]
    if game == 'wheel':
        is_elsewhere = logged.get('source') == 'random.org'
        segment = segment_of(logged, record['id']) if is_elsewhere else draw_int(words, 32)
        drawn = {**(logged if is_elsewhere else {'source': 'chain'}), 'segment': segment, 'sector': config['segments'][segment]}
        times = config['multipliers'][drawn['sector']]
        return drawn, [min(stake * times, cap_of(config)) if each == str(drawn['sector']) else 0 for stake, each in zip(stakes, choices)]
    ticket = 1 + draw_int(words, sum(stakes))
    holder = next(place for place, last in enumerate(itertools.accumulate(stakes)) if ticket <= last)
    in_room = {'side': choices[holder], 'winner': ('creator', 'joiner')[holder > 0]}
    who = in_room if game == 'coinflip' else {name: bets[holder][name] for name in ('betId', 'player')}
    return {'ticket': ticket, **who}, [sum(stakes) * kept // 10**6 if place == holder else 0 for place in range(len(bets))]
def segment_of(outcome, round_id):
    shape('outcome', outcome, 'signature', random=chars(2, 8192), sector=COUNT, segment=COUNT, source=anything)
    data = json.loads(outcome['random'], parse_float=lambda digits: int(float(digits)) if float(digits).is_integer() else digits, parse_constant=count_of)
    asked = [data[name] for name in ('method', 'n', 'min', 'max')] + [data['userData']['roundId']]
    same('random', ['generateSignedIntegers', 1, 0, 31, round_id], asked)
    need(rows(whole(0, 31), 1, 1)(data['data']), 'random.org drew no segment')
    return data['data'][0]
def final_of(game, bets, drawn, paid):
    def bank(choice): return str(sum(int(bet['stakeMinor']) for bet in bets if choice in (choice_of(bet), '*')))
    got, final = drawn or {}, {'state': dict(battle='rewarded', wheel='result').get(game, 'finished') if drawn else 'voided'}
    if game == 'coinflip': return {**final, 'outcome': drawn, 'payoutsMinor': paid and list(map(str, paid))}
    final['paidMinor'] = str(sum(paid or []))
    if game == 'classic': return {**final, 'bankMinor': bank('*'), 'outcome': drawn}
    if game == 'battle': return {**final, 'bankMinor': {team: bank(team) for team in ('blue', 'red')}, 'number': got.get('number')}
    return {**final, 'banksMinor': list(map(bank, '0123')), **{name: got.get(name) for name in ('sector', 'segment', 'source')}}
def close_second(record, config, closing, bets, light, keys):
    """The closing that betting must have ended with."""
    source, number, beacon_at = light
    lines = (f'{place}:{bet["player"]}:{bet["stakeMinor"]}:{choice_of(bet)}:{bet["salt"]}' for place, bet in enumerate(bets, 1))
    bets_hash, at = sha('\n'.join(lines)).hex(), closing['at']
    shape('closing', closing, 'at beaconRound betsHash signature type')
    need(beacon_at is None or at + 1000 <= beacon_at, 'betting closed when the beacon could be known')
    fields = dict(game=record['game'], round=record['id'], number=record['number'], commitment=record['commitment'], source=source,
                  beacon=number or '-', bets=len(bets), hash=bets_hash, at=at)
    signed = f'glasshouse closing v1\n{keys[0][0][0]}\n' + ''.join(f'{name} {value}\n' for name, value in fields.items())
    need(any(is_signed(key[2], signed, decode(closing['signature'])) for key in keys_at(keys, at)), 'the closing is not signed by the house')
    return dict(at=at, beaconRound=number, betsHash=bets_hash, signature=closing['signature'], type='betting.closed')
def check_light(draw, light):
    """What the draw of version 2 must bring beside its outcome."""
    source, number, beacon_at = light
    need(rows(is_cosignature, 0, 64)(draw['cosignatures']), 'the cosignatures are none')
    need((draw['outcome'].get('source') == 'random.org') == (source == 'random.org'), 'the draw is of another source')
    if number is None: return dict(beacon=None, cosignatures=draw['cosignatures'])
    need(draw['at'] >= beacon_at, 'the draw is before its beacon')
    signature = draw['beacon']['signature']
    return dict(beacon=dict(randomness=sha(bytes.fromhex(signature)).hex(), round=number, signature=signature), cosignatures=draw['cosignatures'])
def check_void(game, config, event, end, alone, beacon_at, closing):
    at, rules = event['at'], config.get('draw', dict(mode='chain', waitMs=0))
    may = dict(interrupted=not closing or 'draw' not in config, cancelled=game == 'coinflip' and end is None, late=beacon_at is not None and not closing and at + 1000 > beacon_at,
               alone=alone is not None and end is None and at >= alone,
               unanswered=bool(closing) and rules['mode'] != 'chain' and at >= (beacon_at or closing['at']) + rules['waitMs'])
    need(may[event['reason']], f'a round is not void like this: {event["reason"]}')
    return {'at': at, 'reason': event['reason'], 'type': 'round.voided'}
def check_shared(record, config, seed, keys):
    game, (opened, *events), is_second = record['game'], record['events'], 'draw' in config
    bets, drawn, paid = list(itertools.takewhile(lambda each: each['type'] == 'bet.placed', events)), None, None
    rest = events[len(bets):]
    shape('opening', opened, 'at commitment number type', **(dict(draw=lambda value: shape('draw', value, 'beacon mode')) if is_second else {}))
    end, alone = check_bets(game, config, bets, 'salt saltedBy' if is_second else 'clientSeed')
    light = light_of(config, opened['draw'], end) if is_second else ('chain', None, None)
    made = [{**opened, 'commitment': record['commitment'], 'number': record['number'], 'type': 'round.opened'}, *bets]
    closing = rest[0] if len(rest) > 1 else None
    if closing:
        need(end is not None and closing['at'] >= end, 'betting closed too early')
        closing = close_second(record, config, closing, bets, light, keys) if is_second else {'at': closing['at'], 'type': 'round.closed'}
        made.append(closing)
    if rest[-1]['type'] == 'round.voided': made.append(check_void(game, config, rest[-1], end, alone, light[2], closing))
    else:
        _, draw, settled = rest
        more = check_light(draw, light) if is_second else dict(entropy=sha('\n'.join(f'{bet["betId"]}:{bet["clientSeed"]}' for bet in bets)).hex())
        client_seed = more['entropy'] if not is_second else ':'.join([closing['betsHash']] + ([more['beacon']['randomness']] if more['beacon'] else []))
        drawn, paid = draw_shared(record, config, bets, draw['outcome'], words_of(seed, client_seed, record['number']))
        need(settled['at'] >= draw['at'] + config.get('spinMs', config.get('flipMs')), 'the round settled too early')
        made.append({'at': draw['at'], 'outcome': drawn, 'type': 'outcome.drawn', **more})
        made.append({'at': settled['at'], 'payoutsMinor': list(map(str, paid)), 'type': 'round.settled'})
    same('record', {**record, 'events': made, 'final': final_of(game, bets, drawn, paid)}, record)
    if drawn is None or drawn.get('source') == 'random.org': return ['elsewhere' if drawn else 'void']
    return ['recomputed', 'weak'] if not is_second else ['recomputed'] if light[1] is None else ['lit' if light[0] == QUICKNET else 'simulated']

# Section 6: rounds that ended without a draw
REASONS, WEEK = 'alone cancelled interrupted late unanswered'.split(), 7 * 86_400_000
def fixed(value, places): return str(decimal.Decimal(value).quantize(decimal.Decimal(1).scaleb(-places), decimal.ROUND_HALF_UP))
def no_counts(): return dict(rounds=0, lit=0, hidden=0, reasons={})
def no_shares(): return dict(rounds=0, sum=0.0, squares=0.0)
def add_share(shares, stakes, paid):
    if stakes == 0: return
    shares['rounds'] += 1
    shares['sum'] += paid / stakes
    shares['squares'] += (paid / stakes) ** 2
class Voids:
    def __init__(self): self.games, self.avoided, self.lights, self.missing, self.wanted = {}, [], {}, 0, []
    def read(self, file):
        for line in open(file, encoding='utf-8-sig'):
            try: light = json.loads(line) if line.strip() else None
            except ValueError: light = 0
            if light is None: continue
            if not is_object(light) or not whole(1)(light.get('round')) or not HEX(light.get('signature')): raise OSError(f'{file} has a line that is no round of a beacon')
            self.lights.setdefault(light['round'], []).append((light.get('chain'), light['signature']))
    def take(self, record, config, seed):
        game, events, opened, last = record['game'], record['events'], record['events'][0], record['events'][-1]
        own = self.games.setdefault(game, dict(weeks={}, usual=no_shares(), avoided=no_shares()))
        counts = own['weeks'].setdefault((last['at'] // 86_400_000 + 3) // 7, no_counts())
        counts['rounds'] += 1
        bets = [event for event in events if event['type'] == 'bet.placed']
        stakes = sum(int(bet['stakeMinor']) for bet in bets)
        if last['type'] == 'round.settled': return add_share(own['usual'], stakes, sum(map(int, last['payoutsMinor'])))
        counts['reasons'][last['reason']] = counts['reasons'].get(last['reason'], 0) + 1
        is_second = 'draw' in opened
        end, _ = check_bets(game, config, bets, 'salt saltedBy' if is_second else 'clientSeed')
        if end is None: return None
        source, number, beacon_at = light_of(config, opened['draw'], end) if is_second else ('chain', None, None)
        if source == QUICKNET and last['at'] < beacon_at: return None
        counts['lit' if source == QUICKNET else 'hidden'] += 1
        if source == 'random.org': return None
        if is_second:
            lines = (f'{place}:{bet["player"]}:{bet["stakeMinor"]}:{choice_of(bet)}:{bet["salt"]}' for place, bet in enumerate(bets, 1))
            client_seed = sha('\n'.join(lines)).hex()
        else: client_seed = sha('\n'.join(f'{bet["betId"]}:{bet["clientSeed"]}' for bet in bets)).hex()
        if number is not None:
            light = next((signature for chain, signature in self.lights.get(number, []) if chain in (None, source)), None)
            if light is None:
                self.missing += 1
                return self.wanted.append((source, number))
            client_seed += ':' + sha(bytes.fromhex(light)).hex()
        drawn, payouts = draw_shared(record, config, bets, {}, words_of(seed, client_seed, record['number']))
        add_share(own['avoided'], stakes, sum(payouts))
        return self.avoided.append(f'{game} {record["number"]} ({record["id"]}), {last["reason"]}: would have drawn {canonical(drawn)} and paid {sum(payouts)} of {stakes}')
    def report(self):
        lines = [line for game in sorted(self.games) for line in self.of_game(game, **self.games[game])]
        if not lines: return
        print('ended without a draw:', *lines, sep='\n')
        print('  (in brackets: what that week would have were void rounds spread evenly over all rounds of the game, give or take 2.58 standard deviations)')
        for line in self.avoided[:100]: print(f'  {line}')
        named = [f'round {number} of {chain[:8]}…' for chain, number in self.wanted[:10]] + ['…'] * (len(self.wanted) > 10)
        if self.missing: print(f'  the draws of {self.missing} more need the light of their beacon (--lights): {", ".join(named)}')
        if self.lights: print('  the BLS signatures of these lights were not checked: npm run audit -- file --lights checks them')
    def of_game(self, game, weeks, usual, avoided):
        total = no_counts()
        for counts in weeks.values():
            for name in ('rounds', 'lit', 'hidden'): total[name] += counts[name]
            for reason, count in counts['reasons'].items(): total['reasons'][reason] = total['reasons'].get(reason, 0) + count
        voids = lambda counts: sum(counts['reasons'].values())
        def chance(counts, reason):
            p = total['reasons'][reason] / total['rounds']
            return f'({fixed(counts["rounds"] * p, 1)} ± {fixed(2.58 * (counts["rounds"] * p * (1 - p)) ** 0.5, 1)})'
        def told(counts, is_beside): return ', '.join(f'{reason} {counts["reasons"][reason]}' + (f' {chance(counts, reason)}' if is_beside else '') for reason in REASONS if reason in counts['reasons'])
        if not voids(total): return
        yield f'  {game}: {voids(total)} of {total["rounds"]} ({fixed(100 * (voids(total) / total["rounds"]), 2)} %): {told(total, False)}'
        yield f'    when their public light was out: {total["lit"]}; without a public light, so that the house alone can tell: {total["hidden"]}'
        for week in sorted(week for week in weeks if voids(weeks[week]))[-12:]:
            day = datetime.date(1970, 1, 1) + datetime.timedelta(week * 7 - 3)
            yield f'    week of {day}: {voids(weeks[week])} of {weeks[week]["rounds"]}: {told(weeks[week], True)}'
        if not avoided['rounds'] or not usual['rounds']: return
        share, mean = avoided['sum'] / avoided['rounds'], usual['sum'] / usual['rounds']
        variance = max(0, usual['squares'] / usual['rounds'] - mean ** 2)
        error = (variance * (1 / avoided['rounds'] + 1 / usual['rounds'])) ** 0.5
        far = f' ({fixed((share - mean) / error, 1)} standard errors away)' if variance > 1e-6 else ''  # a pot is paid alike whoever wins
        yield f'    the draws of {avoided["rounds"]} would have paid {fixed(100 * share, 2)} % of the stakes; drawn rounds pay {fixed(100 * mean, 2)} %{far}'

# Sections 3 and 9: the order of a log, an export
MOVES = {'saved': ('', 'draft'), 'checked': ('draft checked', 'checked'), 'approved': ('checked', 'approved'),
         'rejected': ('draft checked approved', 'rejected'), 'replaced': ('draft checked', 'rejected'),
         'activated': ('approved candidate retired', 'active'), 'retired': ('active', 'retired'),
         'candidate.started': ('approved', 'candidate'), 'candidate.lit': ('candidate', 'candidate'), 'candidate.stopped': ('candidate', 'approved')}
LAG = 60_000  # how long a house may go on with what it has read
def lottery(game, config_hash, salt, subject):
    return int(sha(':'.join(filter(None, (game, config_hash, salt, subject))))[:8].hex(), 16) % 10**6

# Section 9: what a browser has kept
RECEIPT, CLOSING = 'game round commitment place bet player stake choice salt at'.split(), 'game round number commitment source beacon bets hash at'.split()
MEMBERS = dict(round='roundId', bet='betId', stake='stakeMinor', beacon='beaconRound', hash='betsHash')
COUNTS = ('place', 'at', 'number', 'bets')
def line_difference(due, found):
    for name in due:
        if found is None or str(due[name]) != str(found[name]): raise Wrong(f'{name}: expected {due[name]}, got {"nothing" if found is None else found[name]}')
class Evidence:
    def __init__(self, file, report):
        self.items, self.report, self.by_key, self.reach, self.newest = [], report, {}, {}, 0
        self.counts = dict.fromkeys('held contradicted absent refused'.split(), 0)
        try: document = json.load(open(file, encoding='utf-8-sig'))
        except (ValueError, RecursionError): document = None
        if not is_object(document) or document.get('format') != 'glasshouse evidence 1' or type(document.get('items')) is not list:
            raise OSError(f'{file} is no file of evidence')
        self.given = document['items']
    def open(self, keys):
        name = keys[0][0][0]
        for place, item in enumerate(self.given, 1):
            what = f'item {place}'
            try:
                if item['kind'] == 'pair': # nobody has signed what a browser was shown
                    own = {name: item['pair'][name] for name in ('player', 'commitment', 'clientSeed')}
                    need(all(type(value) is str for value in own.values()), 'it is no such item')
                    kept = dict(kind='pair', fields=own, what=f'{what}, pair of {own["player"]} {own["commitment"]}', is_met=False)
                    self.items.append(kept)
                    self.by_key.setdefault(f'seed {own["player"]} {own["clientSeed"]}', []).append(kept)
                    continue
                if item['kind'] == 'solo':
                    what += f', solo of {item["receipt"]["game"]} {item["receipt"]["id"]}'
                    self.take_solo(item['receipt'], item['proof'], what, keys)
                    continue
                names = dict(receipt=RECEIPT, closing=CLOSING)[item['kind']]
                given = item[item['kind']]
                fields = {name: given[MEMBERS.get(name, name)] for name in names}
                need(all(COUNT(value) if name in COUNTS else maybe(COUNT)(value) if name == 'beacon' else type(value) is str for name, value in fields.items()), 'it is no such item')
                if 'beacon' in fields and fields['beacon'] is None: fields['beacon'] = '-'
                what += f', {item["kind"]} of {fields["game"]} {fields["round"]}'
                signature = given['signature'] if item['kind'] == 'receipt' else item['signature']
                signed = signed_text(item['kind'], name, fields)
                need(any(is_signed(key[2], signed, decode(signature)) for key in keys_at(keys, fields['at'])), f'signature: expected that of {name}')
            except (Wrong, KeyError, TypeError, ValueError, AttributeError) as wrong:
                self.counts['refused'] += 1
                print(f'proves nothing: {what}: {wrong}')
                continue
            self.take(dict(kind=item['kind'], fields=fields, what=what, is_met=False, came=item.get('at'), verdict=item.get('verdict')))
    def take(self, item):
        self.items.append(item)
        fields = item['fields']
        keys = [fields['round'], fields['commitment']] + ([f'{fields["game"]} {fields["number"]}'] if item['kind'] == 'closing' else [])
        for key in keys:
            others = self.by_key.setdefault(key, [])
            other = next((each for each in others if each['kind'] == item['kind'] == 'closing' and each['fields'] != fields), None)
            if other and not item['is_met']: self.judge(item, f', signed beside {other["what"]}', line_difference, other['fields'], fields)
            others.append(item)
    def take_solo(self, receipt, proof, what, keys):
        shape('receipt', receipt, 'commitment config events game id kind number')
        root = root_of(sha(b'\0' + canonical(receipt).encode()), proof['index'], proof['bets'] - 1, map(bytes.fromhex, proof['path']))
        signed, at = f'glasshouse receipts v1\n{keys[0][0][0]}\nbets {proof["bets"]}\nroot {root.hex()}\n', receipt['events'][0]['at']
        need(any(is_signed(key[2], signed, decode(proof['signature'])) for key in keys_at(keys, at)), f'signature: expected that of {keys[0][0][0]}')
        fields = dict(game=receipt['game'], round=receipt['id'], commitment=receipt['commitment'], number=receipt['number'])
        item = dict(kind='solo', fields=fields, what=what, is_met=False, receipt=receipt)
        self.items.append(item)
        for key in (receipt['id'], f'{receipt["commitment"]} {receipt["number"]}'): self.by_key.setdefault(key, []).append(item)
    def judge(self, item, more, check, *given):
        item['is_met'] = True
        try: check(*given)
        except Wrong as wrong: why = wrong
        except (AttributeError, IndexError, KeyError, TypeError, ValueError): why = 'round: expected events that can be read, got others'
        else: return True
        self.counts['contradicted'] += 1
        self.report(f'{item["what"]}{more}', why)
    def meet(self, record):
        if record.get('kind') == 'seed': # a pair is complete when it is revealed
            for item in self.items:
                fields = item['fields']
                if item['kind'] == 'solo' and not item['is_met'] and fields['commitment'] == record['commitment']: self.miss(item)
        if record.get('kind') != 'round': return
        game, number, events = record['game'], record['number'], record['events']
        self.newest = max(self.newest, events[-1]['at'])
        place = (number, events[0]['at'])
        if game in SHARED: self.reach[game] = (self.reach.get(game, (place,))[0], place)
        first = events[0]
        for key in (f'seed {first.get("player")} {first.get("clientSeed")}', record['id'], record['commitment'], f'{game} {number}', f'{record["commitment"]} {number}'):
            for item in self.by_key.get(key, []):
                if not item['is_met'] and self.judge(item, '', self.hold, item, record): self.counts['held'] += 1
    def miss(self, item): self.judge(item, '', need, False, f'round: expected {item["fields"]["game"]} {item["fields"]["round"]}, got nothing')
    def hold(self, item, record):
        if item['kind'] == 'pair': return same('commitment', item['fields']['commitment'], record['commitment'])
        if item['kind'] == 'solo':
            found = {**record, 'events': record['events'][:len(item['receipt']['events'])], 'kind': 'receipt'}
            for name in sorted(item['receipt']): same(name, item['receipt'][name], found[name])
            return None
        fields, events, opened = item['fields'], record['events'], record['events'][0]
        bets = [event for event in events if event['type'] == 'bet.placed']
        found = dict(game=record['game'], round=record['id'], number=record['number'], commitment=record['commitment'])
        if item['kind'] == 'receipt':
            if fields['place'] == 0 or fields['place'] > len(bets): raise Wrong(f'bet: expected {fields["bet"]}, got nothing')
            bet = bets[fields['place'] - 1]
            own = dict(bet=bet['betId'], player=bet['player'], stake=bet['stakeMinor'], choice=choice_of(bet), salt=bet.get('salt'), at=bet['at'])
            return line_difference(fields, {**found, 'place': fields['place'], **own})
        closed = next((event for event in events if event['type'] == 'betting.closed'), None)
        if closed is None: return line_difference(fields, None)
        chain, _, time_of = beacon_of(opened['draw'])
        own = dict(source=chain, beacon=closed['beaconRound'] or '-', bets=len(bets), hash=closed['betsHash'], at=closed['at'])
        line_difference(fields, {**found, **own})
        if item['verdict'] != 'late' or fields['beacon'] == '-' or time_of is None: return None
        need(item['came'] < time_of(fields['beacon']), f'came: expected before {time_of(fields["beacon"])}, by the clock of who kept it, got {item["came"]}')
    def close(self):
        for item in self.items:
            if item['is_met']: continue
            fields, reach = item['fields'], self.reach.get(item['fields'].get('game'))
            if item['kind'] in ('solo', 'pair'): is_due = False
            elif fields['game'] == 'coinflip' or fields['game'] not in SHARED: is_due = item['kind'] == 'closing' and self.newest > fields['at'] + 3_600_000
            else: is_due = reach is not None and (fields['number'] < reach[1][0] if item['kind'] == 'closing' else fields['at'] < reach[1][1])
            if not is_due: self.counts['absent'] += 1
            else: self.miss(item)
        of = self.counts
        print(f'evidence: {len(self.given)} items, {of["held"]} as logged, {of["contradicted"]} contradicted, {of["absent"]} of rounds that are not in this export, '
              f'{of["refused"]} without the signature of this log')

class Checker:
    def __init__(self, evidence=None):
        self.evidence, self.voids = evidence, Voids()
        self.failures, self.counts, self.parts, self.next, self.configs, self.pairs, self.is_exact = 0, {}, [], 0, {}, {}, False
        self.revealed, self.last, self.rooms, self.announced, self.lives, self.top, self.spans = set(), {}, set(), set(), {}, {}, {}
        self.subjects, self.pair_of, self.guards, self.tickets = set(), {}, {}, set()
        self.waiting, self.are_announced, self.client_seeds, self.old, self.older = set(), False, {}, 0, set()
        self.tried, self.stated = {}, dict(count=0, day=None, units=[], missed=0, proofs=0, simulated=0)
        self.trials, self.activated, self.seen, self.is_salted, self.changes = {}, {}, {}, False, {}
    def tries(self, what, check, *given):
        try: return check(*given)
        except Wrong as wrong: why = wrong
        except (AttributeError, IndexError, KeyError, OverflowError, RecursionError, StopIteration, TypeError, ValueError): why = 'it cannot be read'
        self.fail(what, why)
    def fail(self, what, why):
        self.failures += 1
        print(f'FAIL {what}: {why}')
    def open(self, line, trusted):
        header = read(line)
        shape('header', header, 'checkpoint consistency from key left to', kind=word('header'), configs=rows(anything), **({'keys': rows(is_object)} if 'keys' in header else {}))
        placed = header.get('keys', [])
        self.keys, texts = open_keys(placed, header['key'])
        need(trusted in (None, *texts), f'the export is of another key: {header["key"]}')
        self.size, self.root = open_head(header['checkpoint'], self.keys[-1][0])
        for each in placed:
            leaf = sha(b'\0' + sha(canonical(each['record'])))
            need(root_of(leaf, each['index'], self.size - 1, map(bytes.fromhex, each['proof'])) == self.root, 'a change of key is not in the log')
        if placed and placed[-1]['index'] == self.size - 1: open_head(header['checkpoint'], self.keys[-2][0])  # which signs its end, too
        self.changes = {each['index']: each['record'] for each in placed}
        if self.evidence: self.evidence.open(self.keys)
        need(header['from'] == 0 and header['to'] == self.size, 'this checker takes whole logs: from 0 to the head')
    def entry(self, line):
        number, self.next, entry = self.next, self.next + 1, read(line)
        shape('entry', entry, 'hash index record', serverSeed=maybe(HASH))
        record, size, part = entry['record'], number, sha(b'\0' + bytes.fromhex(entry['hash']))
        while size & 1: part, size = sha(b'\1' + self.parts.pop() + part), size >> 1
        self.parts.append(part)
        own = sha(canonical(record)).hex()
        need(own == entry['hash'], f'hash: expected "{own}", got "{entry["hash"]}". The record was altered: its hash is not the one beside it')
        same('index', number, entry['index'])
        if self.evidence: self.evidence.meet(record)
        if record['kind'] != 'round':
            need(entry['serverSeed'] is None, 'a seed stands beside what is no round')
            check_leaf(record, self.is_old_check(record))
        kinds = {'round': self.round, 'config': self.config, 'config.event': self.change, 'guardrail': self.guard, 'seed': self.reveal, 'pair': self.pair, 'commitment': self.announce, 'solvency': self.state, 'key': self.change_key}
        kinds[record['kind']](record, entry['serverSeed'])
    def is_old_check(self, record):
        """The one exception to what numbers a leaf may have: a check of before the first whose figures are integers."""
        if record['kind'] != 'config.event' or record['event'] != 'checked': return False
        is_exact = record['details'].get('figures') == 'integers'
        self.is_exact = self.is_exact or is_exact
        return not self.is_exact
    def config(self, record, _):
        shape('config', record, 'at config game kind version')
        need(record['game'] in CONFIGS and (record['game'], record['version']) not in self.configs, 'its version came before')
        check_config(record['game'], record['config'])
        self.configs[record['game'], record['version']] = record
        life = self.lives.get((record['game'], record['version']), dict(status='untold', hash=''))
        is_in_force = life['status'] in ('active', 'candidate') and life['hash'] == sha(canonical(record['config'])).hex()
        need(is_in_force or not self.lives, 'the version is not in force')
    def change(self, record, _):
        shape('event', record, 'at details event game hash kind reason version', actor=maybe(chars(1, 64)))
        place, event, actor = (record['game'], record['version']), record['event'], record['actor']
        is_first, (before, after) = place not in self.lives, MOVES[event]
        life = self.lives.setdefault(place, dict(hash=record['hash'], status=after, author=actor))
        if is_first: return need(event == 'saved', 'a version begins with being saved')
        status, life['status'] = life['status'], after
        if status in ('active', 'candidate'): life['ended'] = record['at']
        findings = record['details'].get('findings', []) if event == 'checked' else []
        need(rows(is_object)(findings), 'its findings are no list of objects')
        if 'error' in [each.get('severity') for each in findings]: life['status'] = 'draft'
        is_program = event == 'activated' and status == 'draft' and life['author'] is actor is None and sum(game == place[0] for game, _ in self.lives) == 1
        need(status in before.split() or is_program, f'a version that is {status} cannot be {event}')
        others = [each['status'] for version, each in self.lives.items() if version[0] == place[0] and version != place]
        need(after not in ('active', 'candidate') or after not in others, f'another version is {after}')
        need(not event.startswith('candidate.') or 'active' in others, 'no version is active beside it')
        need(event != 'approved' or actor not in (None, life['author']), 'somebody else than the author approves')
        need(record['hash'] == life['hash'], 'the version has another hash')
        tried = self.trial(record, place[0], event, record['details'], record['at'])
        if place[0] in SHARED and (tried or event in ('candidate.stopped', 'activated')): self.date(place[0], record['details'], tried)
    def trial(self, record, game, event, details, at):
        """The version whose lottery begins with this event: (version, hash, share, salt)."""
        version, trials = record['version'], self.trials.setdefault(game, [])
        running = trials[-1] if trials and trials[-1]['end'] is None else None
        if event == 'activated': self.activated[game, version] = at
        if event in ('activated', 'candidate.stopped') and running: running['end'] = at
        if event in ('candidate.started', 'candidate.lit'): count = self.tried.setdefault((game, version), dict(started=0, salted=0, unsalted=0))
        if event == 'candidate.started':
            share, beacon = details.get('sharePpm'), details.get('beacon')
            count['started'] += 1
            count['unsalted'] += beacon is None
            need(whole(1, 999999)(share) or (game not in SHARED and beacon is None and not self.is_salted), 'a candidate has a share')
            need(beacon is not None or not self.is_salted, 'its lottery has no beacon')
            if beacon is None: return (version, record['hash'], share, None)
            self.is_salted, number = True, details.get('beaconRound')
            shape('beacon', beacon, 'genesisSeed genesisTime id periodSeconds publicKey')
            chain, _, time_of = beacon_of(dict(beacon=beacon))
            need(whole(self.seen.get(chain, 0) + 1)(number), 'its beacon could be known')
            trials.append(dict(version=version, hash=record['hash'], share=share, chain=chain, number=number, time=time_of(number), lit=None, end=None, salt=None))
            need(time_of(number) >= at + 1000, 'its beacon is too early')
        if event == 'candidate.lit':
            light = details['beacon']
            need(running and running['version'] == version and running['lit'] is None, 'no trial waits for its beacon')
            shape('light', light, 'signature', randomness=HASH, round=whole(1), signature=HEX)
            need(light['round'] == running['number'] and light['randomness'] == sha(bytes.fromhex(light['signature'])).hex(), 'it is not the round that was announced')
            running.update(lit=at, salt=light['randomness'])
            self.seen[running['chain']] = max(light['round'], self.seen.get(running['chain'], 0))
            count['salted'] += 1
            need(at >= running['time'], 'its beacon could not be known yet')
            return (version, record['hash'], running['share'], light['randomness'])
    def tried_solo(self, record):
        game, at, player, version = record['game'], record['events'][0]['at'], record['events'][0]['player'], record['config']['version']
        trials = self.trials.get(game, [])
        def plays(trial, lag):
            is_within = trial['lit'] is not None and at >= trial['lit'] - lag and (trial['end'] is None or at < trial['end'] + max(0, lag))
            return is_within and lottery(game, trial['hash'], trial['salt'], player) < trial['share']
        own = [trial for trial in trials if trial['version'] == version]
        is_active = at >= self.activated.get((game, version), MAX) - LAG
        if own: return need(is_active or any(plays(trial, LAG) for trial in own), 'the lottery of its trial does not give it to this player')
        due = next((trial['version'] for trial in trials if plays(trial, -LAG)), version)
        need(due == version, f'version {due} is due to this player')
    def guard(self, record, _):
        who, game, version = chars(1, 64), record['game'], record['version']
        shape('guardrails', record, 'at game kind reason version', after=is_object, before=maybe(is_object), approver=who, author=who, decision=TYPES['reason'])
        last, due = self.guards.get(game, (0, None))
        self.guards[game] = version, record['after']
        need(game in CONFIGS and version > last and record['approver'] != record['author'], 'its version came before, or its author approved it')
        need(canonical(record['before']) == canonical(due), 'other guardrails were in force before')
    def date(self, game, details, tried):
        spans, top, first = self.spans.get(game, []), self.top.get(game), details.get('fromRound')
        if not spans and not tried and 'fromRound' not in details: return
        need(whole(max((top or 0) + 1, spans[-1][0] if spans else 1))(first), 'its first round is not a later one')
        need(game == 'coinflip' or top is None or first <= top + 2, 'its first round is not the next one')
        active = [version for (of, version), life in self.lives.items() if of == game and life['status'] == 'active']
        self.spans[game] = [each for each in spans if each[0] < first] + [(first, active[0], tried)]
    def pinned(self, record, game, number):
        for first, due, tried in reversed(self.spans.get(game, [])):
            if first > number: continue
            subject = record['events'][1].get('player') if game == 'coinflip' else str(number)
            if tried and subject is None: return
            if tried and lottery(game, tried[1], tried[3], subject) < tried[2]: due = tried[0]
            return need(record['config']['version'] == due, f'version {due} is due')
    def reveal(self, record, _):
        shape('reveal', record, 'at commitment kind rounds serverSeed')
        pair = self.pairs.pop(record['commitment'], dict(top=-1, seen=(), at=0, secret=0, player=None))
        if self.pair_of.get(pair['player']) == record['commitment']: del self.pair_of[pair['player']]
        need(sha(record['serverSeed']).hex() == record['commitment'] not in self.revealed, 'its seed does not fit, or came before')
        self.revealed.add(record['commitment'])
        need(record['rounds'] == pair['top'] + 1 == len(pair['seen']), 'rounds of the pair are missing, or there are more')
        need(not pair['secret'] and record['at'] >= pair['at'], 'a round of the pair is without its seed, or later')
    def pair(self, record, _):
        shape('commitment of a pair', record, 'at kind pair')
        need(record['pair'] not in self.waiting, 'the pair was announced before')
        self.waiting.add(record['pair'])
        self.are_announced = True
    def announce(self, record, _):
        shape('commitment', record, 'at commitment game kind', round=maybe(HASH))
        game, room, place = record['game'], record['round'], (record['game'], record['commitment'], record['round'])
        subject = (game, room or record['commitment'])
        need(game in SHARED and (room is None) == (game != 'coinflip') and subject not in self.subjects, 'it is for no round, or its room or chain has another')
        self.subjects.add(subject)
        self.announced.add(place)
    def change_key(self, record, _):
        need(canonical(record) == canonical(self.changes.get(self.next - 1)), 'the header names no such change of key')
    def state(self, record, _):
        is_unit = lambda value: shape('unit', value, '', leaves=COUNT, root=HASH, total=AMOUNT, unassigned=AMOUNT, unit=NAME)
        is_proof = lambda value: shape('proof', value, '', address=text('0x[0-9a-f]{40}'), asset=NAME, quantity=text(r'(0|[1-9][0-9]{0,17})([.][0-9]{1,18})?'),
                                       scheme=word('eip191'), signature=text('[0-9a-f]{130}'), unit=NAME, worthMinor=AMOUNT)
        is_reserves = lambda value: shape('reserves', value, '', proofs=rows(is_proof, 0, 1000), simulated=lambda each: type(each) is bool)
        shape('statement', record, 'at kind', day=COUNT, ledger=text('[0-9]{1,20}:[0-9]{1,20}:([0-9]{1,20}(,[0-9]{1,20})*)?'), reserves=is_reserves, units=rows(is_unit, 1, 16))
        day, last, proofs = record['day'], dict(self.stated), record['reserves']['proofs']
        units, places = [each['unit'] for each in record['units']], [(each['address'], each['asset']) for each in proofs]
        missed = max(0, day - last['day'] - 1) if last['count'] else 0
        self.stated = dict(count=last['count'] + 1, day=max(day, last['day'] or 0), units=units, rows=record, missed=last['missed'] + missed,
                           proofs=last['proofs'] + len(proofs), simulated=last['simulated'] + record['reserves']['simulated'])
        need(day == record['at'] // 86_400_000 and (not last['count'] or day > last['day']), 'its day is another, or has a statement')
        need(units == sorted(set(units)) and set(last['units']) <= set(units), 'its units are not in order, or one is left out')
        need(all(each['leaves'] or (each['root'], each['total']) == (sha(b'').hex(), '0') for each in record['units']), 'there is a debt without leaves')
        need(len(set(places)) == len(places) and all(each['unit'] in units for each in proofs), 'an address counts twice, or for no unit')
    def state_report(self):
        if not self.stated['count']: return
        record = self.stated['rows']
        print(f'{self.stated["count"]} statements of solvency, {self.stated["missed"]} days between them without one; {self.stated["proofs"]} signatures of addresses not checked: npm run audit -- file checks them')
        if self.stated['simulated']: print(f'  reserves of {self.stated["simulated"]} statements are simulated: they prove nothing')
        for each in record['units']:
            worth = sum(int(proof['worthMinor']) for proof in record['reserves']['proofs'] if proof['unit'] == each['unit'])
            print(f'  {each["unit"]}: {int(each["total"]) + int(each["unassigned"])} hundredths owed on day {record["day"]}, reserves of {worth} stated')
    def place_solo(self, record, seed):
        commitment, number, at = record['commitment'], record['number'], record['events'][0]['at']
        player = record['events'][0]['player']
        is_new, leaf, client_seed = commitment not in self.pairs, sha(f'{player}:{commitment}').hex(), (player, record['events'][0]['clientSeed'])
        pair = self.pairs.setdefault(commitment, dict(seen=set(), top=-1, at=0, secret=0, player=player, old=not self.are_announced))
        is_told = leaf in self.waiting or not is_new or pair['old']
        self.waiting.discard(leaf)
        self.old += is_new and pair['old']
        need(commitment not in self.revealed and number not in pair['seen'], 'its pair was revealed before, or its number came before')
        need(player == pair['player'] and self.pair_of.setdefault(player, commitment) == commitment, 'the pair is of another player, or its player has another')
        is_next = number > pair['top']
        need(at >= pair['at'] if is_next else at <= pair['at'] and len(record['events']) > 3, 'the bet is not where its number says')
        pair['seen'].add(number)
        pair.update(secret=pair['secret'] + (seed is None), **(dict(top=number, at=at) if is_next else {}))
        need(pair['top'] + 1 - len(pair['seen']) <= 4, 'rounds before it are missing')
        need(is_told, 'the commitment of its pair did not enter the log before its first bet')
        is_own = self.client_seeds.setdefault(client_seed, commitment) == commitment
        if pair['old'] and not is_own: self.older.add(commitment)
        need(is_own or pair['old'], 'its client seed is older than the commitment of its pair: the house could have tried server seeds against it')
        if self.are_announced: self.in_force(record)
        self.tried_solo(record)
        if record['game'] not in DRAWS: return
        ticket = (player, record['game'], record['events'][0]['choice']['ticket'])
        need(ticket not in self.tickets, 'its ticket was drawn before')
        self.tickets.add(ticket)
    def in_force(self, record):
        life = self.lives.get((record['game'], record['config']['version']))
        if life is None or life['status'] in ('active', 'candidate'): return
        is_late = len(record['events']) > 3 and record['events'][0]['at'] <= life.get('ended', -MAX) + 60_000
        need(is_late, 'its version was replaced before the bet')
    def place_shared(self, record, seed):
        game, number, commitment, opened = record['game'], record['number'], record['commitment'], record['events'][0]
        is_room, last = game == 'coinflip', self.last.get(game, (0, None, 0))
        self.last[game] = (number, seed, opened['at'])
        if is_room or commitment != last[1]:
            place = (game, commitment, sha(record['id']).hex() if is_room else None)
            need(place in self.announced or 'draw' not in opened, 'its commitment did not enter the log before it')
            self.announced.discard(place)
        need(not {number, commitment} & self.rooms if is_room else number == last[0] + 1 and opened['at'] >= last[2], 'it does not follow the one before')
        if is_room: self.rooms.update((number, commitment))
        self.top[game] = max(number, self.top.get(game, 0))
        self.pinned(record, game, number)
    def round(self, record, seed):
        shape('round', record, 'commitment config events final game id kind number')
        is_shared, events = record['game'] in SHARED, record['events']
        self.tries(f'place of round {record["id"]}', self.place_shared if is_shared else self.place_solo, record, seed)
        published = self.configs.get((record['game'], record['config']['version']))
        need(published and events[0]['at'] >= published['at'], 'its config was not published before')
        same('config', {'hash': sha(canonical(published['config'])).hex(), 'version': published['version']}, record['config'])
        need(all(COUNT(each['at']) for each in events) and all(a['at'] <= b['at'] for a, b in zip(events, events[1:])), 'its events are not in order')
        need(sha(seed).hex() == record['commitment'] if seed else not is_shared, 'its seed is missing or does not fit the commitment')
        if is_shared: self.voids.take(record, published['config'], seed)
        check = check_shared if is_shared else check_draw if record['game'] in DRAWS else check_solo
        for each in check(record, published['config'], seed, self.keys): self.counts[each] = self.counts.get(each, 0) + 1
        light = is_shared and len(events) > 2 and events[-2].get('beacon')
        if light:
            chain = beacon_of(events[0]['draw'])[0]
            self.seen[chain] = max(light['round'], self.seen.get(chain, 0))
    def close(self):
        root, *rest = self.parts[::-1] or [sha(b'')]
        for part in rest: root = sha(b'\1' + part + root)
        need(self.next == self.size and root == self.root, 'the entries do not lead to the signed head')
    def report(self, trusted):
        of = {**dict.fromkeys('recomputed weak waiting void elsewhere lit simulated'.split(), 0), **self.counts}
        print(f'recomputed: {of["recomputed"]} rounds, {of["weak"]} of them by version 1: the house could have chosen those outcomes')
        print(f'committed and waiting for their seed: {of["waiting"]} rounds')
        print(f'not checked: {of["void"]} void rounds; {of["elsewhere"]} drawn by random.org, whose signature it confirms')
        print(f'not checked to the end: {of["lit"] + of["simulated"]} rounds, recomputed but for the BLS signature of their beacon: npm run audit -- file checks it')
        for (game, version), each in self.tried.items():
            parts = [f'{each["started"]} started', f'{each["salted"]} salted by the announced beacon round']
            waiting = each['started'] - each['salted'] - each['unsalted']
            if waiting: parts.append(f'{waiting} without their beacon round yet')
            if each['unsalted']: parts.append(f'{each["unsalted"]} from before rounds were announced')
            print(f'trials of {game} version {version}: {", ".join(parts)}')
        if any(each['salted'] for each in self.tried.values()): print('the BLS signatures of the beacon rounds that salt trials were not checked either')
        if of['simulated']: print(f'{of["simulated"]} of these have a beacon that is not drand quicknet: it proves nothing about the house')
        if self.old: print(f'{self.old} pairs whose commitment is not in the log before the first bet, {len(self.older)} of them with a client seed older than it')
        self.voids.report()
        self.state_report()
        if self.changes: print(f"the log's key changed: {len(self.changes)} times, each signed by the key before")
        if not trusted: print('no key was given: the head was checked against the key that came with it')
        print(f'{self.failures} FAILURES' if self.failures else f'head of {self.size} entries confirmed: nothing wrong was found in what was checked')

def bare(line): return re.sub(r'\r?\n?\Z', '', line)

def main(file, trusted=None, kept=None, lights=None):
    checker = Checker()
    try:
        if lights: checker.voids.read(lights)
        if kept: checker.evidence = Evidence(kept, checker.fail)
        subprocess.run(['openssl', 'version'], capture_output=True, check=True)
        with open(file, encoding='utf-8-sig', newline='\n') as lines:
            checker.tries('header', checker.open, bare(next(lines, '')), trusted)
            for number, line in enumerate(lines if not checker.failures else []): checker.tries(f'entry {number}', checker.entry, bare(line))
    except (OSError, UnicodeDecodeError, subprocess.CalledProcessError) as error: sys.exit(print(f'could not check: {error}', file=sys.stderr) or 2)
    if hasattr(checker, 'size'): checker.tries('the signed head', checker.close)
    if hasattr(checker, 'size') and checker.evidence: checker.evidence.close()
    if hasattr(checker, 'size'): checker.report(trusted)
    return 1 if checker.failures else 0

if __name__ == '__main__':
    given, options = sys.argv[1:], dict.fromkeys(('--evidence', '--lights'))
    for name in options:
        if name not in given: continue
        at = given.index(name)
        options[name], given = given[at + 1] if at + 1 < len(given) else '', given[:at] + given[at + 2:]
    if len(given) not in (1, 2) or '' in options.values() or any(each.startswith('--') for each in given): sys.exit(print(__doc__) or 2)
    sys.exit(main(given[0], given[1] if len(given) > 1 else None, *options.values()))
