import { unbelievedProxy } from '../../../src/app/server/unbelievedProxy'

test.each([
  ['https://solive.example', [], /^TRUST_PROXY ne désigne aucun proxy/],
  ['https://solive.example', ['loopback'], undefined],
  ['http://localhost:3000', [], undefined],
])(
  'a start for %s that believes %j says what is wrong with that, if anything',
  (publicUrl, trustedProxies, sentence) => {
    const told = unbelievedProxy({ publicUrl, trustedProxies })
    if (sentence) expect(told).toMatch(sentence)
    else expect(told).toBeUndefined()
  },
)
