/** Loads the code of the blocks in the data of a page that may have content; without content it loads nothing. */
export const prepareContent = async (data: { readonly content?: object }): Promise<void> => {
  if (data.content === undefined) return;
  const [{ prepareBlocks }] = await Promise.all([
    import('#ui/blocks/page-blocks.ts'),
    import('#ui/blocks/block-list.tsx'),
  ]);
  await prepareBlocks(data);
};
