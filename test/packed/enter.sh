#!/bin/sh
# The first process of a machine of its own: enter.sh FOLDER COMMAND…, in new namespaces. The folder becomes the root of
# its files. Not by chroot, in which the system lets nobody make the namespaces that Chromium's sandbox is made of.
set -eu
folder=$1
shift
ip link set lo up
mount --make-rprivate /
mount --bind "$folder" "$folder"
cd "$folder"
mount -t proc proc proc
mount --rbind /dev dev
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs -o mode=1777 tmpfs tmp
mount -t tmpfs tmpfs run
pivot_root . mnt
umount -l mnt
exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
