import sharp from 'sharp'
import { refuseInfected, UploadedFile } from '#server/operations/uploads'
import { salesDesk } from './salesDesk'

const { app, claire, drafted, lot } = salesDesk()

const asData = (mime: string, content: Buffer) => `data:${mime};name=photo.jpg;base64,${content.toString('base64')}`

/** A photograph on its side, with what a telephone writes into it. */
const photograph = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#d8d2c8' } })
    .withExif({ IFD0: { Make: 'Telephone', ImageDescription: 'Chez Odette' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a photograph is kept upright, without what the telephone wrote into it', async () => {
  const sent = await photograph()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const id = await drafted(await lot())
  const documents = [{ key: 'identity', name: 'photo.jpg', file: asData('image/jpeg', sent) }]
  const answer = await claire.call('PUT', `/api/v3/bookings/${id}`, { documents })
  expect(answer.statusCode).toBe(200)
  const [paper] = await app().database.query<{ content: Buffer; media_type: string }>(
    'SELECT content, media_type FROM booking_papers WHERE booking_id = $1',
    [id],
  )
  const { width, height, exif, orientation } = await sharp(paper?.content).metadata()
  expect([paper?.media_type, width, height, exif, orientation]).toEqual(['image/jpeg', 20, 30, undefined, undefined])
})

test('an image that is damaged is refused', async () => {
  const id = await drafted(await lot())
  const cut = (await photograph()).subarray(0, 200)
  const documents = [{ key: 'identity', name: 'photo.jpg', file: asData('image/jpeg', cut) }]
  expect((await claire.call('PUT', `/api/v3/bookings/${id}`, { documents })).statusCode).toBe(422)
})

describe('a scanner', () => {
  const files = [new UploadedFile(__filename, { name: null, mime: null }, 1, '')]

  test('lets pass what is clean', async () => {
    await expect(refuseInfected(files, () => Promise.resolve({ kind: 'clean' }), 'documents')).resolves.toBeUndefined()
  })

  test('refuses a virus, and what it could not look into', async () => {
    const infected = refuseInfected(files, () => Promise.resolve({ kind: 'infected', name: 'Eicar' }), 'documents')
    await expect(infected).rejects.toMatchObject({
      reason: { errors: { documents: [expect.stringContaining('virus')] } },
    })
    const away = refuseInfected(files, () => Promise.reject(new Error('ECONNREFUSED')), 'documents')
    await expect(away).rejects.toMatchObject({
      reason: { errors: { documents: [expect.stringContaining('recommencez')] } },
    })
  })
})
