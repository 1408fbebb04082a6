import { isEqual } from '#contract/json'
import { parameters } from './parameters'
import type { Search } from './Search'

/** What lots are judged by, on every page that they are looked at: for whom, what counts, what is not eligible. */
export type Judging = Pick<Search, 'clientFile' | 'weights' | 'floors'>

const names = ['clientFile', 'weights', 'floors'] as const

/** Reads what lots are judged by; what an address says that does not exist counts as not said. */
export function parseJudging(query: URLSearchParams): Judging {
  const get = <Name extends keyof Judging>(key: Name): Judging[Name] => {
    const { name, usual, read } = parameters[key]
    return read(query.get(name) ?? '') ?? usual
  }
  return { clientFile: get('clientFile'), weights: get('weights'), floors: get('floors') }
}

/** `dossier=…&poids=securite`; empty for what goes without saying. */
export const printJudging = (judging: Judging): string =>
  names.flatMap((name) => written(name, judging[name])).join('&')

function written<Name extends keyof Judging>(key: Name, value: Search[Name]): readonly string[] {
  const { name, usual, write } = parameters[key]
  return isEqual(value, usual) ? [] : [`${name}=${write(value)}`]
}
