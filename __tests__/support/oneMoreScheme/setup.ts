import type { Scheme } from '../../../src/domain/schemes'
import * as schemes from '../../../src/domain/schemes'
import { trialLease } from './trialLease'

// One more line of the catalogue, written before anything else reads it: what adding a scheme comes to.
const catalogue = schemes.all as Scheme<string>[]
catalogue.push(trialLease)
