import { expose } from 'comlink'
import { calculations } from './calculations'

expose(calculations)
