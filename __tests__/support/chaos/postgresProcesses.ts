import { readdir, readFile } from 'node:fs/promises'
import { codeOf } from '#server/db'
import { postmasterOf } from '../server/application'

/** The numbers of every process of the PostgreSQL of a data folder, its first one in front (Linux). */
async function processesOf(dataFolder: string): Promise<number[]> {
  const postmaster = await postmasterOf(dataFolder)
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(numbers.map(parentOf))
  return [postmaster, ...numbers.filter((_, index) => parents[index] === postmaster)]
}

/** Undefined when the process has ended. */
async function parentOf(process: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${process}/status`, 'utf8').catch(() => '')
  const parent = /^PPid:\s+(\d+)$/m.exec(status)?.[1]
  return parent === undefined ? undefined : Number(parent)
}

/** Sends a signal to each process of the PostgreSQL of a data folder, but for those that end meanwhile. */
export async function signalPostgres(dataFolder: string, signal: NodeJS.Signals): Promise<void> {
  for (const number of await processesOf(dataFolder)) {
    try {
      process.kill(number, signal)
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error
    }
  }
}
