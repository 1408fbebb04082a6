import '#app/clientContract'
import { registerContracts } from '#contract/resources'
import { scpiClientsContract } from '#features/scpi/clients/contract'

// Registers what the SCPI area adds to the contract. Its pages load it before anything that reads what waits on this device, or
// takes note of what happens: a type that is not known yet would be left out of the queue, and told nothing of in a snapshot.
registerContracts([scpiClientsContract])
