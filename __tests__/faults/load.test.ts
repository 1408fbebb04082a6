import { load } from '../support/load/load'

test('behind a balancer, each process is restarted in turn while advisers work, and nobody is told of an error', async () => {
  const { durations, bare, errors } = await load({
    processes: 2,
    advisers: 6,
    size: 'demo',
    seconds: 12,
    isReplicated: false,
  })
  expect(errors).toEqual([])
  for (const [operation, answered] of durations) {
    expect([operation, answered.length > 0]).toEqual([operation, true])
    expect([operation, (bare.get(operation)?.length ?? 0) > 0]).toEqual([operation, true])
  }
})
