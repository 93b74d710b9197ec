#!/usr/bin/env bash
# Checks one round of any of the six games, or of a draw that costs nothing, with nothing of this house's: bash, openssl (3 or newer) and jq.
#
#   curl -s $server/api/log/round/dice/$id > round.json
#   check-a-round.sh round.json
#
# and that the log holds it, when it says "log": { "index": I, … }; N is the second line of head.txt:
#
#   curl -s $server/api/log/checkpoint > head.txt; curl -s "$server/api/log/proof/inclusion?index=I&size=N" > proof.json
#   check-a-round.sh round.json proof.json head.txt "$(curl -s $server/api/log/key)"
#
# Of a round that closed before the log's key changed: $server/api/log/key?at=<the closing's at>.
# With the key alone, and '' for proof and head, it checks the house's signature under the close of a shared round too.
# An export of the whole log behind them (or after three '') shows whether a client seed is older than its pair's commitment:
# of dice, mines and draws one round alone does not.
#
# A line for each step: ok, FAIL, or what was not checked (wait, note). A round of a beacon is checked up to the beacon's
# own signature, a BLS one, which openssl does not know: `npm run audit -- round` checks it. Exit status: 0 nothing is
# wrong as far as it was checked, 1 something is wrong, 2 it could not be checked.
set -uo pipefail
round=${1:?say which file holds the round}
stop() { echo "$1" >&2; exit 2; }
for tool in jq openssl; do command -v $tool >/dev/null || stop "$tool is not installed"; done
failed=0
check() { # step, expected, got
  if [ "$2" = "$3" ]; then echo "ok   $1: $3"; else echo "FAIL $1: expected $2, got $3"; failed=1; fi
}
sha256() { openssl dgst -sha256 -r | cut -c 1-64; }
unhex() { printf %s "$1" | tr -cd 0-9a-f | sed 's/../\\x&/g' | xargs -0 printf; }

# All that is needed of the file as shell variables. What is calculated with must be digits: bash would run other text.
values=$(jq -er '
  def n: tostring | if test("^[0-9]{1,18}$") then . else error("not a number: " + .) end;
  def of(type): [.record.events[] | select(.type == type)];
  def taken: of("draw.taken") | map(. + { betId: .drawId, stakeMinor: "0" });
  (of("bet.placed") + taken) as $bets | of("sector.opened") as $cells | of("outcome.drawn")[0] as $drawn
  | ($drawn.outcome // $drawn // {}) as $outcome | .config as $config
  | of("round.opened")[0].draw as $terms | $terms.beacon as $chain | (of("betting.closed")[0] // {}) as $closed
  | (if $outcome.source == "random.org" then $outcome.random | fromjson else null end) as $signed
  | { game: .record.game, id: .record.id, number: (.record.number | n), commitment: .record.commitment, hash: .hash,
      config_hash: .record.config.hash, server_seed: (.serverSeed // ""), at: (.log.index // 0 | n),
      opened: (of("round.opened")[0] | "\(.number) \(.commitment)"), void: (of("round.voided")[0].reason // ""),
      bet_ids: [$bets[].betId], players: [$bets[].player], stakes: [$bets[].stakeMinor | n],
      mode: ($terms.mode // ""), chain_id: ($chain.id // ""), chain_key: ($chain.publicKey // ""),
      chain_seed: ($chain.genesisSeed // ""), genesis: ($chain.genesisTime // 0 | n), period: ($chain.periodSeconds // 1 | n),
      closed_at: ($closed.at // 0 | n), closed_hash: ($closed.betsHash // ""), closed_by: ($closed.signature // ""),
      closed_round: ($closed.beaconRound // "-" | tostring), light_round: ($drawn.beacon.round // 0 | n),
      light: ($drawn.beacon.signature // ""), randomness: ($drawn.beacon.randomness // ""), drawn_at: ($drawn.at // 0 | n),
      by_house: ([$bets[] | select(.saltedBy == "house")] | length),
      lines: ([$bets | to_entries[] | .key as $i | .value | if $terms
        then "\($i + 1):\(.player):\(.stakeMinor):\(.choice | .team // .sector // .side // "-"):\(.salt)"
        else "\(.betId):\(.clientSeed)" end] | join("\n")), client_seed: ($bets[0].clientSeed // ""),
      nonce: ($bets[0].nonce // 0 | n), choices: [$bets[].choice | .team // .sector // .side],
      percent: ($bets[0].percentBp // 1 | n), side: ($bets[0].side // ""), count: ($bets[0].minesLength // 1 | n),
      cells: [$cells[].sectorKey | n], hits: [$cells[].isMine], taken: (of("win.taken") | length),
      entropy: ($drawn.entropy // ""), drawn: ($outcome | .roll // .number // .segment // .ticket // 0 | n),
      drawn_mines: [$drawn.mines // [] | .[] | n],
      winner: ($outcome | if .betId then "\(.betId) \(.player)" else "\(.side) \(.winner)" end),
      sector: ($outcome.sector // 0 | n), signed: ($signed.data[0] // "" | if . == "" then . else n end),
      signed_for: ($signed | "\(.userData.roundId) \(.method) \(.n) \(.min) \(.max)"),
      cap: ($config.payoutCap.betMinor // 999999999999999 | n),
      kept: (1000000 - ($config.houseEdgePpm // $config.commissionPpm // 0) | n),
      weights: [$config.sectors // $config.prizes // [] | .[].weight | n],
      shares: [$config.sectors // [] | .[].sharePercent | n], prizes: [$config.prizes // [] | .[].name],
      amounts: [$config.prizes // [] | .[].amountMinor | n], place: ([$config.prizes // [] | .[].name] | index($outcome.prize) // 0),
      worth: ([$config.amounts // [] | .[] | select(.statusId <= $bets[0].choice.statusId) | .amountMinor] | last // 0 | n),
      outcome: ($outcome | tojson), segments: [$config.segments // [] | .[] | n], multipliers: [$config.multipliers // [] | .[] | n],
      payouts: (of("round.settled")[0].payoutsMinor // [of("bet.settled")[].payoutMinor]) }
  | to_entries[] | .key as $name | .value
  | if type == "array" then "\($name)=(\(map(tostring | @sh) | join(" ")))" else "\($name)=\(tostring | @sh)" end
' "$round" 2>&1) || stop "$round holds no round: $values"
[ -n "$values" ] || stop "$round is empty"
eval "$values"

# The stream: block r is HMAC-SHA256(server seed, "client seed:nonce:r"), read as 32-bit words; int N draws 0 … N-1.
words='' block=0
next_word() {
  if [ -z "$words" ]; then
    words=$(printf %s "$client_seed:$nonce:$block" | openssl dgst -sha256 -hmac "$server_seed" -r | cut -c 1-64)
    block=$((block + 1))
  fi
  word=$((16#${words:0:8})) words=${words:8}
}
int() {
  local n=$1 high low rest=1 above i
  if [ "$n" -le $((1 << 32)) ]; then
    while next_word; [ $word -ge $(((1 << 32) / n * n)) ]; do :; done # a word beyond the last whole N is skipped
    result=$((word % n)); return
  fi
  for ((i = 0; i < 64; i++)); do rest=$((rest * 2 % n)); done # 2^64 mod N
  while :; do # two words make one number; it is skipped when fewer than 2^64 mod N numbers lie above it
    next_word; high=$word; next_word; low=$word
    above=$(((high ^ 0xffffffff) << 32 | (low ^ 0xffffffff)))
    [ $above -ge 0 ] && [ $above -lt $rest ] || break # bash takes what is beyond 2^63 for negative
  done
  result=$((high % n))
  for ((i = 31; i >= 0; i--)); do result=$(((result * 2 + (low >> i & 1)) % n)); done
}
muldiv() { # floor(a · b / d), bit by bit, for products beyond 2^63
  local a=$1 whole=$(($2 / $3)) part=$(($2 % $3)) d=$3 rest=0 i
  result=0
  for ((i = 52; i >= 0; i--)); do
    result=$((result * 2 + rest * 2 / d)) rest=$((rest * 2 % d))
    if ((a >> i & 1)); then result=$((result + whole + (rest + part) / d)) rest=$(((rest + part) % d)); fi
  done
}
list() { local IFS=,; printf %s "$*"; }
sum() { local all=0 each; for each; do all=$((all + each)); done; printf %s $all; }
banks() { # the stakes on each sector of the wheel
  local s i bank all=()
  for s in "${!multipliers[@]}"; do
    bank=0
    for i in "${!stakes[@]}"; do [ "${choices[i]}" = "$s" ] && bank=$((bank + stakes[i])); done
    all+=("\"$bank\"")
  done
  list "${all[@]}"
}
void_final() { # what stands in the place of an outcome
  local red=0 blue=0 i
  case $game in
  battle)
    for i in "${!stakes[@]}"; do [ "${choices[i]}" = red ] && red=$((red + stakes[i])) || blue=$((blue + stakes[i])); done
    final="{\"bankMinor\":{\"blue\":\"$blue\",\"red\":\"$red\"},\"number\":null,\"paidMinor\":\"0\",\"state\":\"voided\"}" ;;
  wheel)
    final="{\"banksMinor\":[$(banks)],\"paidMinor\":\"0\",\"sector\":null,\"segment\":null,\"source\":null,\"state\":\"voided\"}" ;;
  classic) final="{\"bankMinor\":\"$pot\",\"outcome\":null,\"paidMinor\":\"0\",\"state\":\"voided\"}" ;;
  coinflip) final='{"outcome":null,"payoutsMinor":null,"state":"voided"}' ;;
  esac
}
capped() { if ((result > cap)); then result=$cap; fi; } # no bet is paid more than the config's cap
draw() { # int $1 (+ $2): the logged number stands while the seed is secret
  [ -n "$server_seed" ] || return
  int "$1"; result=$((result + ${2:-0})); check draw "$result" "$drawn"; drawn=$result
}

# RFC 8785: the members of an object by the UTF-16 units of their names. Texts of these documents hold no DEL, the one
# character that jq escapes and RFC 8785 does not; were it otherwise the hash would not fit: jq cannot make a wrong document pass.
canonical='def units: [explode[] | if . > 65535 then (. - 65536 | (. / 1024 | floor) + 55296, . % 1024 + 56320) else . end];
  def canonical: if type == "object" then . as $all | "{\([keys_unsorted | sort_by(units)[] | "\(tojson):\($all[.] | canonical)"] | join(","))}"
    elif type == "array" then "[\(map(canonical) | join(","))]" else tojson end;'
check config "$(jq -jr "$canonical .config | canonical" "$round" | sha256)" "$config_hash"
own=$(jq -jr "$canonical .record | canonical" "$round" | sha256)
check hash "$own" "$hash"
[ "$own" = "$hash" ] || echo 'note hash: The record was altered: its hash is not the one beside it'
if [ -n "$server_seed" ]; then check commitment "$(printf %s "$server_seed" | sha256)" "$commitment"
else echo 'wait commitment and draw: the server seed is not revealed yet'; fi
if [ "$opened" = 'null null' ]; then check bet "$id $number" "${bet_ids[0]-} $nonce" # dice, mines and draws
else
  check opened "$number $commitment" "$opened"
  client_seed=$(printf %s "$lines" | sha256) nonce=$number
  if [ -n "$void" ]; then echo "ok   draw: none, the round is void: $void"; fi
  if [ -z "$mode" ]; then
    [ -n "$void" ] || check entropy "$client_seed" "$entropy"
    [ -n "$void" ] || echo 'note draw: version 1, in which the house, which numbers the bets, and the last to bet can pick the outcome'
  elif [ -n "$closed_by" ]; then
    check bets "$client_seed" "$closed_hash"
    echo "note salts: $by_house of ${#stakes[@]} were made by the house"
  elif [ -z "$void" ]; then check closing 'a signed close of betting' nothing; fi
fi

# Version 2: a public beacon's number, which nobody can know before its time, takes part; the close of betting names it.
quicknet=83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a
source=$mode
if [ "$mode" = beacon ]; then
  name_hex=$(printf %s "$chain_id" | od -An -v -tx1 | tr -d ' \n')
  source=$(unhex "$(printf '%08x%016x' "$period" "$genesis")$chain_key$chain_seed$name_hex" | sha256)
  if [ -z "$void" ]; then
    check 'beacon round' "$closed_round" "$light_round"
    shines=$(((genesis + (light_round - 1) * period) * 1000)) when='in time'
    ((closed_at + 1000 <= shines && shines <= drawn_at)) || when="closed at $closed_at, known at $shines, drawn at $drawn_at"
    check 'beacon time' 'in time' "$when"
    check randomness "$(unhex "$light" | sha256)" "$randomness"
    client_seed=$client_seed:$randomness
    echo "note beacon: whether its key signed round $light_round is not checked here; npm run audit checks it"
  fi
  [ "$chain_key" = $quicknet ] || echo "note beacon: its key is not quicknet's: who holds it could have picked the outcome"
elif [ "$mode" = chain ]; then echo 'note draw: without a beacon, the last to bet can pick the outcome'; fi

million=1000000 pot=0 paid=()
for stake in "${stakes[@]}"; do pot=$((pot + stake)); done
case $game${void:+ is void} in
dice)
  draw 10000
  if [ "$side" = less ]; then chance=$percent wins=$((drawn < percent)); else chance=$((10000 - percent)) wins=$((drawn >= percent)); fi
  muldiv "${stakes[0]}" $((kept * 10000)) $((million * chance)); capped; paid=($((wins * result)))
  final="{\"payoutMinor\":\"${paid[0]}\",\"roll\":$drawn,\"state\":\"settled\"}" ;;
mines) # a win is worth stake · (1 - edge) · C(24, k) / C(24 - mines, k) after k safe cells
  pool=({0..23}) mines=() found=() up=1 down=1 k=${#cells[@]}
  for ((m = 0; m < count && ${#server_seed}; m++)); do
    int ${#pool[@]}; mines+=("${pool[result]}"); pool=("${pool[@]:0:result}" "${pool[@]:result+1}")
  done
  if [ -n "$server_seed" ]; then check draw "${mines[*]}" "${drawn_mines[*]}"; else mines=("${drawn_mines[@]}"); fi
  for cell in "${cells[@]}"; do [[ " ${mines[*]} " = *" $cell "* ]] && found+=(true) || found+=(false); done
  check cells "${found[*]-}" "${hits[*]-}"
  for ((i = 0; i < k; i++)); do up=$((up * (24 - i) / (i + 1))) down=$((down * (24 - count - i) / (i + 1))); done
  paid=(0)
  muldiv "${stakes[0]}" $((kept * up)) $((million * down)); capped
  if [[ ${found[*]-} != *true* ]] && ((taken || k == 24 - count || (k && result == cap))); then paid=("$result"); fi
  cells_open=()
  for i in "${!cells[@]}"; do cells_open+=("{\"isMine\":${found[i]},\"sectorKey\":${cells[i]}}"); done
  final="{\"mines\":[$(list "${mines[@]}")],\"opened\":[$(list "${cells_open[@]}")],\"payoutMinor\":\"${paid[0]}\",\"state\":\"settled\"}" ;;
battle)
  draw 1000 1
  own=0 team=blue; ((drawn <= 500)) && team=red
  for i in "${!stakes[@]}"; do [ "${choices[i]}" = $team ] && own=$((own + stakes[i])); done
  for i in "${!stakes[@]}"; do
    if [ "${choices[i]}" = $team ]; then muldiv "${stakes[i]}" $(((pot - own) * kept)) $((own * million)); paid+=($((stakes[i] + result)))
    else paid+=(0); fi
  done
  red=$own; [ $team = red ] || red=$((pot - own))
  final="{\"bankMinor\":{\"blue\":\"$((pot - red))\",\"red\":\"$red\"},\"number\":$drawn,\"paidMinor\":\"$(sum "${paid[@]}")\",\"state\":\"rewarded\"}" ;;
wheel)
  if [ -z "$signed" ]; then draw 32; else # its signature is for random.org to confirm
    check 'signed for' "$id generateSignedIntegers 1 0 31" "$signed_for"
    check draw "$signed" "$drawn"; drawn=$signed
    echo 'note draw: the signature of random.org is not checked here: its own page does that'
  fi
  check sector "${segments[drawn]-}" "$sector"
  for i in "${!stakes[@]}"; do
    result=0; [ "${choices[i]}" = "$sector" ] && result=$((stakes[i] * multipliers[sector]))
    capped; paid+=("$result")
  done
  [ -n "$signed" ] && by=random.org || by=chain
  final="{\"banksMinor\":[$(banks)],\"paidMinor\":\"$(sum "${paid[@]}")\",\"sector\":$sector,\"segment\":$drawn,\"source\":\"$by\",\"state\":\"result\"}" ;;
robbery | newyear) # the first place whose weights up to it exceed the number
  [ "$game" = newyear ] || place=$sector
  if [ -n "$server_seed" ]; then
    int "$(sum "${weights[@]}")"; logged=$place place=0
    while ((result >= weights[place])); do result=$((result - weights[place++])); done
    check draw $place "$logged"
  fi
  if [ "$game" = robbery ]; then final="{\"prizeMinor\":\"$((worth * ${shares[place]-0} / 100))\",\"sector\":$place}"
  else final="{\"prize\":\"${prizes[place]-}\",\"prizeMinor\":\"${amounts[place]-}\"}"; fi
  check outcome "$final" "$outcome"
  final="{\"outcome\":$final,\"state\":\"drawn\"}" ;;
classic | coinflip) # a ticket for each hundredth, in the order of the bets
  draw $pot 1
  left=$drawn holder=0
  while ((holder + 1 < ${#stakes[@]} && left > stakes[holder])); do left=$((left - stakes[holder++])); done
  for i in "${!stakes[@]}"; do paid+=(0); done
  muldiv $pot "$kept" $million; paid[holder]=$result
  seats=(creator joiner) won="${bet_ids[holder]} ${players[holder]}"
  [ "$game" = classic ] || won="${choices[holder]} ${seats[holder]}"
  check winner "$won" "$winner"
  if [ "$game" = classic ]; then
    won="{\"betId\":\"${bet_ids[holder]}\",\"player\":\"${players[holder]}\",\"ticket\":$drawn}"
    final="{\"bankMinor\":\"$pot\",\"outcome\":$won,\"paidMinor\":\"$result\",\"state\":\"finished\"}"
  else
    won="{\"side\":\"${choices[holder]}\",\"ticket\":$drawn,\"winner\":\"${seats[holder]}\"}"
    final="{\"outcome\":$won,\"payoutsMinor\":[$(printf '"%s"\n' "${paid[@]}" | paste -sd, -)],\"state\":\"finished\"}"
  fi ;;
*' is void') void_final ;;
*) stop "there is no game $game" ;;
esac
check payouts "${paid[*]-}" "${payouts[*]-}"
check final "$final" "$(jq -cjS .record.final "$round")"

if [ "$opened" != 'null null' ]; then :
elif [ -n "${5-}" ]; then # a client seed comes with one pair of a player; old pairs have no leaf, and are only counted
  pair=$(printf %s "${players[0]}:$commitment" | sha256)
  first=$(jq -nr --arg player "${players[0]}" --arg seed "$client_seed" 'first(inputs | .record? // empty
    | select(.kind == "round" and .events[0].player == $player and .events[0].clientSeed == $seed) | .commitment)' "$5")
  if [ "$first" != "$commitment" ] && ! jq -en --arg pair "$pair" 'any(inputs | .record? // empty; .kind == "pair" and .pair == $pair)' "$5" >/dev/null
  then echo "note client seed: the pair's commitment is not in the log before the first bet, and its client seed is older than it"
  else
    check 'client seed' "$commitment" "${first:-nothing}"
    [ "$first" = "$commitment" ] || echo 'note client seed: its client seed is older than the commitment of its pair: the house could have tried server seeds against it'
  fi
else echo 'note client seed: whether it is older than the commitment of its pair is not checked: one round alone does not show it, a whole log does'; fi

if [ -n "${4-}" ]; then # Ed25519: a byte of type stands before the key
  name=${4%%+*} key=${4#*+} # name+hash+key, and base64 has a plus too
  dir=$(mktemp -d) && trap 'rm -r "$dir"' EXIT
  { unhex 302a300506032b6570032100; printf %s "${key#*+}" | openssl base64 -d -A | tail -c 32; } >"$dir/key"
fi
signed() { # step, signature in base64; the text comes in
  cat >"$dir/text"
  printf %s "$2" | openssl base64 -d -A | tail -c 64 >"$dir/signature"
  check "$1" 'Signature Verified Successfully' "$(openssl pkeyutl -verify -pubin -inkey "$dir/key" -keyform DER \
    -rawin -in "$dir/text" -sigfile "$dir/signature" 2>&1)"
}
if [ -n "$closed_by" ] && [ -n "${4-}" ]; then
  printf '%s\n' 'glasshouse closing v1' "$name" "game $game" "round $id" "number $number" "commitment $commitment" \
    "source $source" "beacon $closed_round" "bets ${#stakes[@]}" "hash $closed_hash" "at $closed_at" | signed closing "$closed_by"
elif [ -n "$closed_by" ]; then echo "wait closing: its signature needs the log's key"; fi
if [ -z "${2-}" ]; then
  echo 'note log: whether it holds this round was not asked'
  exit $failed
fi

# The log: a leaf is SHA-256(00, hash), a node SHA-256(01, left, right); the proof leads to the head's root (RFC 9162, 2.1.3.2).
size=$(sed -n 2p "$3" | tr -cd 0-9) node=$(unhex "00$hash" | sha256)
last=$((size - 1))
check place "$at" "$(jq .index "$2")"
for sibling in $(jq -r '.proof[]' "$2"); do
  if ((at % 2 || at == last)); then
    node=$(unhex "01$sibling$node" | sha256)
    while ((at && at % 2 == 0)); do at=$((at / 2)) last=$((last / 2)); done
  else node=$(unhex "01$node$sibling" | sha256); fi
  at=$((at / 2)) last=$((last / 2))
done
check log "$(unhex "$node" | openssl base64 -A) 0" "$(sed -n 3p "$3") $last"
# its signature is of three lines; four bytes of the key's hash stand before it
head -n 3 "$3" | signed signature "$(grep -F "— $name " "$3" | head -n 1 | cut -d ' ' -f 3)"
exit $failed
