import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server of our own. */
export interface TestSmtpServer {
  /** `smtp://account:password@127.0.0.1:port` */
  readonly url: string
  /** What it accepted, in order. */
  readonly received: Email[]
  /** Whether it accepts messages; otherwise it answers 451, try again. */
  accepts: boolean
  close(): Promise<void>
}

export async function openSmtpServer(): Promise<TestSmtpServer> {
  const received: Email[] = []
  const server = new SMTPServer({
    // Without a certificate of its own it would offer one that nobody trusts.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === 'solive' && password === 'secret'
      done(isKnown ? null : new Error('unknown account'), isKnown ? { user: 'solive' } : undefined)
    },
    onData(stream, _session, done) {
      void readAll(stream).then(async (content) => {
        if (!opened.accepts) {
          done(Object.assign(new Error('try again'), { responseCode: 451 }))
          return
        }
        received.push(await PostalMime.parse(content))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const opened: TestSmtpServer = {
    url: `smtp://solive:secret@127.0.0.1:${port}`,
    received,
    accepts: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
      }),
  }
  return opened
}

async function readAll(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
