import { createServer, connect, type NetConnectOpts, type Socket } from 'node:net'
import { once } from 'node:events'

/** The network between applications and a database, as a port of the loopback that leads to it. */
export interface DatabaseNetwork {
  readonly port: number
  /** Every connection ends, and new ones are refused, until `mend`. */
  readonly cut: () => void
  /** Nothing passes, and nobody is told, until `mend`. */
  readonly silence: () => void
  /** Connections under way are forgotten, as by a router that restarts: what is sent on them is lost, and nobody is told. */
  readonly forget: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

export async function openDatabaseNetwork(database: NetConnectOpts): Promise<DatabaseNetwork> {
  const pairs = new Map<Socket, Socket>()
  let isCut = false
  let isSilent = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(database)
    pairs.set(near, far)
    near.on('error', () => undefined).on('close', () => far.destroy())
    far
      .on('error', () => undefined)
      .on('close', () => {
        if (pairs.delete(near)) near.destroy()
      })
    near.pipe(far)
    far.pipe(near)
    if (isSilent) hold(near, far)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return {
    port: address.port,
    cut() {
      isCut = true
      for (const near of pairs.keys()) near.destroy()
    },
    silence() {
      isSilent = true
      for (const [near, far] of pairs) hold(near, far)
    },
    forget() {
      for (const [near, far] of [...pairs]) {
        pairs.delete(near)
        near.unpipe(far).resume()
        far.destroy()
      }
    },
    mend() {
      isCut = false
      isSilent = false
      for (const [near, far] of pairs) {
        near.pipe(far)
        far.pipe(near)
      }
    },
    async close() {
      for (const near of pairs.keys()) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function hold(near: Socket, far: Socket): void {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}
