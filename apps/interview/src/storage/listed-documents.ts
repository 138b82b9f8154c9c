import { collectionOf, type Model } from '@colloquy/mongo';
import { collected } from './collected';
import { indexes, type InterviewDocument, notDeleted } from './interview-model';
import { fromShownDocument, largeFields, type ListedDocument, listFields } from './shown-document';

export function makeListedDocuments(model: Model<InterviewDocument>) {
  const collection = () => collectionOf(model);

  async function byIds(accountId: string, ids: readonly string[]) {
    const documents = await collected(
      collection().find<ListedDocument>(
        { _id: { $in: [...ids] }, accountId, ...notDeleted },
        { projection: listFields, hint: indexes.id },
      ),
    );
    const byId = new Map(documents.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Skips a large document that was deleted meanwhile. */
  async function* shownOf(
    accountId: string,
    documents: AsyncIterable<ListedDocument> | Iterable<ListedDocument>,
  ) {
    for await (const document of documents) {
      const large =
        document.large ??
        (await collection().findOne(
          { _id: document._id, accountId, ...notDeleted },
          { projection: largeFields, hint: indexes.id },
        ));
      if (large) yield fromShownDocument(Object.assign(document, large));
    }
  }

  return { byIds, shownOf };
}
