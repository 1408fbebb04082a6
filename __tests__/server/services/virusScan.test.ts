import { createServer, type AddressInfo, type Server } from 'node:net'
import { clamAv } from '#server/services/virusScan'

/** A daemon that answers this to every file. @returns what it was sent, and its address */
async function daemon(answer: string) {
  const received: Buffer[] = []
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('data', (bytes) => received.push(bytes))
    socket.on('end', () => socket.end(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, scan: clamAv(`tcp://127.0.0.1:${String(port)}`), close: () => server.close() }
}

test('a file is sent in chunks that say their size, ended by an empty one', async () => {
  const { received, scan, close } = await daemon('stream: OK\0')
  expect(await scan(Buffer.from('bonjour'))).toEqual({ kind: 'clean' })
  expect(Buffer.concat(received)).toEqual(
    Buffer.concat([Buffer.from('zINSTREAM\0'), Buffer.from([0, 0, 0, 7]), Buffer.from('bonjour'), Buffer.alloc(4)]),
  )
  close()
})

test('a virus is named', async () => {
  const { scan, close } = await daemon('stream: Eicar-Test-Signature FOUND\0')
  expect(await scan(Buffer.alloc(200_000))).toEqual({ kind: 'infected', name: 'Eicar-Test-Signature' })
  close()
})

test.each(['', 'INSTREAM size limit exceeded. ERROR\0'])(
  'what is no answer to the question is an error: %p',
  async (answer) => {
    const { scan, close } = await daemon(answer)
    await expect(scan(Buffer.from('x'))).rejects.toThrow('virus scanner answered')
    close()
  },
)

test('a daemon that is not there is an error', async () => {
  await expect(clamAv('tcp://127.0.0.1:1')(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
})
