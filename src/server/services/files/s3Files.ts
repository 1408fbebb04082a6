import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import type { FileStore, KeptKey } from './fileStore'

/** A bucket of a server that speaks S3, and what opens it. */
export interface Bucket {
  /** Without a path: `https://s3.fr-par.scw.cloud`. */
  readonly endpoint: string
  readonly region: string
  readonly name: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** `https://key:secret@server/bucket?region=fr-par`; undefined for another text. */
export function bucketOf(url: string): Bucket | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, origin, pathname, searchParams, username, password } = new URL(url)
  const name = pathname.replace(/^\/|\/$/g, '')
  if (!['http:', 'https:'].includes(protocol) || !/^[\w.-]+$/.test(name) || username === '' || password === '')
    return undefined
  return {
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    name,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

/** Files of a bucket. Its package is loaded by who has one. */
export function s3Files(bucket: Bucket): FileStore {
  const opening = loadOnce(() => openBucket(bucket))
  return {
    put: async (key, file) => (await opening()).put(key, file),
    open: async (key) => (await opening()).open(key),
    remove: async (key) => (await opening()).remove(key),
    async *list() {
      yield* (await opening()).list()
    },
  }
}

/** What is loaded when it is first asked for; a failure is not kept. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function openBucket({ endpoint, region, name: Bucket, ...credentials }: Bucket): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Servers other than Amazon's know no checksum in a trailer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(Key, { path, size, mediaType }) {
      const Body = createReadStream(path)
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength: size, ContentType: mediaType }))
    },
    async open(Key) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new s3.GetObjectCommand({ Bucket, Key }))
        return Body instanceof Readable ? { size: ContentLength, stream: Body } : undefined
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined
        throw error
      }
    },
    async remove(Key) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }))
    },
    list: () => keysIn(s3.paginateListObjectsV2({ client }, { Bucket })),
  }
}

async function* keysIn(pages: AsyncIterable<ListObjectsV2CommandOutput>): AsyncGenerator<KeptKey, void, undefined> {
  for await (const { Contents = [] } of pages)
    for (const { Key, LastModified } of Contents)
      if (Key !== undefined && LastModified !== undefined) yield { key: Key, keptAt: LastModified }
}
