import { whyWithoutDemoFirm } from '../../support/server/testCluster'

test('the demo firm can be created: every column that it fills is there', () => {
  expect(whyWithoutDemoFirm()).toBe('')
})
