import { rm } from 'node:fs/promises'
import { kept } from './testCluster'

export default async function globalTeardown(): Promise<void> {
  const { cluster, folder } = kept()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}
