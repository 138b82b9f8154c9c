import type { Language } from '@colloquy/contracts';

/** A voice an agent can speak with. */
export interface Voice {
  id: string;
  name: string;
  supportedLanguages: readonly Language[];
}

const european: readonly Language[] = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'no',
  'fi',
];
const asian: readonly Language[] = ['en', 'zh', 'ja', 'ko', 'hi', 'id', 'ms', 'fil', 'vi', 'ta'];

/** Id, name and languages. The order matters: the first voice of a language is its default. Ids never change. */
const catalogue: readonly (readonly [string, string, Language | readonly Language[]])[] = [
  ['4d6c5d38-61d6-48a7-9c96-f4c5bbd29f73', 'Amelia', 'en'],
  ['53380ccd-5e1f-4dd6-b676-863956e24448', 'Oliver', 'en'],
  ['228b1fb3-a0ca-4397-a916-7578a29b5865', 'Grace', 'en'],
  ['57efbb25-d539-4bdb-b70d-f91c9e98e5d6', 'Daniel', 'en'],
  ['df01cf01-7d9c-49ce-bd38-a4c3af281e72', 'Ruth', 'en'],
  ['324e8cad-5619-43fb-b009-4003dd5ad9ba', 'Marcus', 'en'],
  ['5bd64643-4b99-4179-93cb-fec0eee13deb', 'Lucía', 'es'],
  ['6e521bad-0c64-4afa-98e0-40e716f2fbcb', 'Mateo', 'es'],
  ['54177f1a-67af-42b1-852d-0b60146ccb4e', 'Carmen', 'es'],
  ['5dacd35b-7fb1-4857-bf75-e9f2bf24cafe', 'Javier', 'es'],
  ['0bd2bfc6-7aba-4395-b6a9-65d8d42dba40', 'Camille', 'fr'],
  ['c4b2e6b0-8102-4d4b-9faf-d2b218eed3b8', 'Julien', 'fr'],
  ['a98f2e05-6434-48ff-b614-7eee4571067e', 'Élodie', 'fr'],
  ['0665fdee-3151-43f8-b0f9-c0c6d04a9076', 'Antoine', 'fr'],
  ['debfd5ba-d3a0-4e2d-8531-34281eafb246', 'Johanna', 'de'],
  ['49e97305-4f3f-4db8-91d3-4e116ba2d154', 'Felix', 'de'],
  ['572ddc25-6d97-405b-99e1-e515fe8d5622', 'Katharina', 'de'],
  ['b832fe0c-1e91-4d73-9a07-63ba22c4403e', 'Matthias', 'de'],
  ['27e7805b-dec0-4364-8fef-3cd1e7ea32a3', 'Giulia', 'it'],
  ['3804ef94-8225-44ae-a376-9fe691d1d743', 'Lorenzo', 'it'],
  ['6c8df7c4-039c-423f-99f1-ec5f35c41b8f', 'Chiara', 'it'],
  ['7571bbb1-0e10-43ec-a96a-72a249b9672b', 'Beatriz', 'pt'],
  ['9cff74e5-8ad7-43fa-b30d-1973320574c5', 'Tiago', 'pt'],
  ['5b1e7c62-1204-41a9-ad8d-10a12d519877', 'Larissa', 'pt'],
  ['3deca3f6-06e1-4a12-883c-0ac0c89d1bb6', 'Rafael', 'pt'],
  ['f4ba4fd1-186a-4d66-95c3-3e2f436989da', 'Zofia', 'pl'],
  ['5d9735ac-6c95-4db1-86ce-5f2553668b43', 'Jakub', 'pl'],
  ['c0593e79-de67-4055-a753-e081257fc975', 'Ananya', 'hi'],
  ['60626174-3188-47bd-b8a8-88a935fd3839', 'Arjun', 'hi'],
  ['bf911ab3-8307-4fdb-95de-411e772355d8', 'Kavita', 'hi'],
  ['24fbfd44-3b42-4bad-9e7d-4b19a6036f2c', 'Xiaoyu', 'zh'],
  ['c5e3d1f1-d8f8-4f30-90c8-da84eeed850a', 'Haoran', 'zh'],
  ['fa11ea0b-e0f9-43c1-87f3-14d4d73f9b93', 'Meilin', 'zh'],
  ['3e78d9e8-ddee-47c8-916c-32fb9ddd62f5', 'Jianguo', 'zh'],
  ['e84d0437-4838-44e2-940b-adf73ab6bc90', 'Seoyeon', 'ko'],
  ['b700a6f7-dd39-4ae1-913a-7ae366eaa192', 'Minjun', 'ko'],
  ['8e75e268-780b-414e-9300-2f2273176a16', 'Anastasia', 'ru'],
  ['bdb936e7-838e-4bc8-9735-1f26c5dc22f6', 'Dmitri', 'ru'],
  ['1fb90696-5a20-44e2-99f8-ef13da3b5ee4', 'Olga', 'ru'],
  ['93d81452-6c4e-422a-8d1b-868ddbc34037', 'Sanne', 'nl'],
  ['bbf2371d-5f46-438e-a347-bb1df8752955', 'Daan', 'nl'],
  ['3b23a07c-5060-4723-8532-b6dd9769bde5', 'Elif', 'tr'],
  ['d87fab8d-1981-4ae9-9af8-71c86235565c', 'Emre', 'tr'],
  ['ccf70e54-fc03-4215-9ca5-7aad30f90174', 'Astrid', 'sv'],
  ['3aece490-336f-44fd-91d8-d9023a2472ed', 'Erik', 'sv'],
  ['720b9b43-6be9-41e2-aa26-b6aa2f1c0ffd', 'Putri', 'id'],
  ['48c01c6a-f8a9-464f-a544-ad7682482e0d', 'Budi', 'id'],
  ['389ff0a3-56dc-4c2c-b8d6-1bb76cb6abcd', 'Maria Luz', 'fil'],
  ['2790cde6-c75a-40ef-ad9f-917db665c946', 'Jose Rizalino', 'fil'],
  ['bef151c0-5a89-4077-a9f7-73521e3bf9ef', 'Haruka', 'ja'],
  ['c7e441eb-f82e-448d-9951-847dee96f93c', 'Kenji', 'ja'],
  ['29ca5f0a-7256-432d-a7f7-1d396fda466d', 'Yui', 'ja'],
  ['d36a8f92-4f1e-40d6-8b31-60ebbab054fe', 'Oksana', 'uk'],
  ['aa0b75a7-9605-428a-be84-8d5aca8e9821', 'Taras', 'uk'],
  ['4ae7a756-25dc-40b2-b8de-d379d5bee698', 'Eleni', 'el'],
  ['9af87bef-595b-4362-9865-a27a200413df', 'Nikos', 'el'],
  ['0b3f54af-881a-4bf8-b40c-99113ebfe4a7', 'Tereza', 'cs'],
  ['19d67eb4-9f0c-4b20-ac41-d538b2e34046', 'Ondřej', 'cs'],
  ['5588dbf8-0094-452e-8e71-47cd61d7b047', 'Aino', 'fi'],
  ['efc04514-c58a-4960-b731-06c50a005e88', 'Eero', 'fi'],
  ['71d6acf8-8514-4abb-85e4-2a9f0f468cb7', 'Ioana', 'ro'],
  ['11f0923c-7f02-4545-9285-b6ace0e6ffe3', 'Andrei', 'ro'],
  ['9c5614cf-f895-44ef-9b07-93b9e970440f', 'Freja', 'da'],
  ['bb9df873-f199-44e0-bd36-ab4c89c294a0', 'Mikkel', 'da'],
  ['76cd63d8-7015-45b2-868e-2d8e0d91a187', 'Desislava', 'bg'],
  ['4a9a7fc3-a8cd-4788-8dc5-f41d0f9dea2e', 'Georgi', 'bg'],
  ['c91beec4-12c4-4694-ac76-74d02c28b164', 'Nurul', 'ms'],
  ['d4a8d135-f34b-47fe-bc2a-914448f893c8', 'Hafiz', 'ms'],
  ['334e216f-6a9b-4e6d-9436-d213a66210f6', 'Zuzana', 'sk'],
  ['5c5758e9-2d9a-4d4b-88a9-e7363d4f82fc', 'Peter', 'sk'],
  ['6f8a4f9b-7677-43c8-9438-a2432eecfa5b', 'Petra', 'hr'],
  ['da22d594-4b7f-41e0-aa81-f820a6d3c3d4', 'Ivan', 'hr'],
  ['d61d129c-0a10-44dd-b181-0f804cbf7d48', 'Layla', 'ar'],
  ['8e22d580-b1de-4de3-acf1-95377594266e', 'Omar', 'ar'],
  ['655f6a54-3258-457e-a5ba-b06112a13657', 'Noura', 'ar'],
  ['01486748-f342-4679-9f96-f98e993a6dcc', 'Kavya', 'ta'],
  ['44dc6326-bb71-4813-b51e-3c8dad9f67f7', 'Karthik', 'ta'],
  ['20127df2-20d3-435f-8fe4-362ea68c2ccd', 'Linh', 'vi'],
  ['848a0eb0-cf52-4494-a98b-d7437b64757f', 'Minh', 'vi'],
  ['c1f4b5ea-933d-4bb1-aff2-77dd2cadec5a', 'Eszter', 'hu'],
  ['800fa355-98eb-4a47-a936-78d4885c5fda', 'Bence', 'hu'],
  ['18a94619-ba35-4527-b964-f106996983c3', 'Ingrid', 'no'],
  ['b68a30cb-6b3f-4ab1-8333-1b5fc3b608f9', 'Lars', 'no'],
  ['d95b3605-e05e-4a4c-8b77-721d0d0599c0', 'Robin', european],
  ['7137c4d4-6731-47f6-b1fd-b3ffda25c6be', 'Kai', asian],
];

/** Every voice. */
export const voices: readonly Voice[] = catalogue.map(([id, name, spoken]) => ({
  id,
  name,
  supportedLanguages: typeof spoken === 'string' ? [spoken] : spoken,
}));

/** The voices that speak a language, its default first. */
export function voicesOf(language: Language): readonly Voice[] {
  return voices.filter((voice) => voice.supportedLanguages.includes(language));
}
