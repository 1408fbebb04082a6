import { resources } from '#contract'
import { registerContracts } from '#contract/resources'

test('a resource is declared by one contract; another that declares it is told which', () => {
  const { client_file } = resources
  expect(() => {
    registerContracts([{ resources: { client_file } }])
  }).toThrow('Two contracts declare the resource client_file.')
})
