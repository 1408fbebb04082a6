import { tableResults } from './domainTables'

// The program of a worker: it tells what it finds, once.
globalThis.postMessage(tableResults())
